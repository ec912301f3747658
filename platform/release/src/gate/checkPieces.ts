import type { HandedProps, PieceProps, RemoteSurface } from '@platform/contract';
import { type PieceName, partsOf, pieceName } from '@platform/contract/pieces';

/** A piece and what somebody hands to it. */
export interface Use {
  readonly consumer: string;
  readonly of: PieceName;
  readonly handed: HandedProps;
}

const listed = (names: readonly string[]) => names.join(', ') || 'nothing';

/** What of a use the piece no longer takes. */
export function misfits({ consumer, of, handed }: Use, props: PieceProps): string[] {
  const { module } = partsOf(of);
  const remedy = `Let ${module} take both until ${consumer} has moved, or publish ${consumer} against ${of} as it is now.`;
  const given = Object.entries(handed).flatMap(([name, members]) => {
    const prop = props[name];
    if (!prop)
      return [
        `${consumer} hands "${name}" to ${of}, which takes no such prop (it takes ${listed(Object.keys(props))}). ${remedy}`,
      ];
    const narrowed = members.filter((member) => !prop.type.includes(member));
    if (!narrowed.length) return [];
    return [
      `${consumer} may hand ${narrowed.join(' or ')} as "${name}" to ${of}, which takes ${prop.type.join(' | ')} only. ${remedy}`,
    ];
  });
  const missing = Object.entries(props).filter(([name, { required }]) => required && !(name in handed));
  return [
    ...given,
    ...missing.map(([name]) => `${consumer} does not hand "${name}" to ${of}, which can not do without it. ${remedy}`),
  ];
}

/**
 * Pieces that a module places and another does not expose, or not as it was built for: a sentence for each, with provider,
 * consumer and remedy.
 */
export function checkPieces(surfaces: readonly RemoteSurface[]): string[] {
  const exposed = new Map(
    surfaces.flatMap(({ remote, props }) =>
      Object.keys(remote.exposes).map(
        (key) => [pieceName(remote.name, key), props[key as keyof typeof props] ?? {}] as const,
      ),
    ),
  );
  const uses = surfaces.flatMap(({ remote, uses }) =>
    Object.entries(uses).map(([of, handed]): Use => ({ consumer: remote.name, of: of as PieceName, handed })),
  );
  return uses.flatMap((use) => {
    const props = exposed.get(use.of);
    if (props) return misfits(use, props);
    const { module } = partsOf(use.of);
    const others = [...exposed.keys()].filter((name) => partsOf(name).module === module);
    return [
      `${use.consumer} places ${use.of}, which ${module} does not expose (it exposes ${listed(others)}). ` +
        `Publish ${module} with it, or ${use.consumer} without it first.`,
    ];
  });
}
