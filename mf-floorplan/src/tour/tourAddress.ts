import type { TourLabel } from './tour';

/** What the tour's page is opened with. All of it stands behind the `#`: one page, one entry in every cache. */
export interface TourStart {
  readonly type: TourLabel;
  /** A viewpoint as `writeViewpoint` writes it, or `null` for the first room. */
  readonly view: string | null;
  /** Started by a pointer: the focus, which moves into the tour, is not to be framed. */
  readonly pointer: boolean;
  /** Addresses of the site's stylesheets, which bring tokens, reset and fonts. */
  readonly look: readonly string[];
}

/** Address of the tour's page in this module's release. */
export function tourAddress({ type, view, pointer, look }: TourStart): URL {
  const address = new URL('tour', __webpack_public_path__);
  const given = { type, ...(view && { view }), ...(pointer && { by: 'pointer' }) };
  address.hash = new URLSearchParams([
    ...Object.entries(given),
    ...look.map((sheet): [string, string] => ['look', sheet]),
  ]).toString();
  return address;
}

/** Reads what `tourAddress` wrote. Types and viewpoints are the reader's to check. */
export function readTourStart(hash: string) {
  const given = new URLSearchParams(hash.slice(1));
  return {
    type: given.get('type'),
    view: given.get('view'),
    look: given.getAll('look'),
    pointer: given.get('by') === 'pointer',
  };
}
