import type { LockedSlot } from './lock';
import { pieceName } from './pieces';
import type { Remote } from './remote';

/** What fills the slots of the shell, by their name. */
export const buildSlots = (remotes: readonly Remote[]): Record<string, LockedSlot> =>
  Object.fromEntries(
    remotes.flatMap(({ name, slots = {} }) =>
      Object.entries(slots).map(
        ([slot, { piece, whenStored = null }]) => [slot, { of: pieceName(name, piece), whenStored }] as const,
      ),
    ),
  );
