import type { RemoteSurface, Slots } from '@platform/contract';
import { pieceName } from '@platform/contract/pieces';
import { misfits } from './checkPieces';

/** Slots of the shell that are empty, filled twice, filled with what can not stand there, or not the shell's at all. */
export function checkSlots(slots: Slots, surfaces: readonly RemoteSurface[]): string[] {
  const fillings = surfaces.flatMap(({ remote, props }) =>
    Object.entries(remote.slots ?? {}).map(([slot, { piece }]) => ({
      slot,
      piece,
      module: remote.name,
      props: props[piece],
    })),
  );
  const empty = Object.entries(slots).flatMap(([slot, { required }]) =>
    required && !fillings.some((filling) => filling.slot === slot)
      ? [`The slot "${slot}" of the shell is empty. Publish a module that fills it: "slots" in its remote.ts.`]
      : [],
  );
  const wrong = fillings.flatMap(({ slot, piece, module, props }, index) => {
    const other = fillings.slice(0, index).find((filling) => filling.slot === slot);
    if (other)
      return [
        `${other.module} and ${module} both fill the slot "${slot}". Remove it from the remote.ts of one of them.`,
      ];
    const offered = slots[slot];
    if (!offered) {
      const names = Object.keys(slots).join(', ') || 'none';
      return [
        `${module} fills the slot "${slot}", which the shell does not have (it has ${names}). Correct "slots" in its remote.ts.`,
      ];
    }
    if (!props)
      return [`${module} fills the slot "${slot}" with ${piece}, which it does not expose. Add it to "exposes".`];
    return misfits({ consumer: 'the shell', of: pieceName(module, piece), handed: offered.hands }, props);
  });
  return [...empty, ...wrong];
}
