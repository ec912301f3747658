import type { TourLabel } from './tour';

/** What the tour's page is opened with. All of it stands behind the `#`: one page, one entry in every cache. */
export interface TourStart {
  readonly type: TourLabel;
  /** A viewpoint as `writeViewpoint` writes it, or `null` for the first room. */
  readonly view: string | null;
  /** Started by a pointer: the focus, which moves into the tour, is not to be framed. */
  readonly pointer: boolean;
  /** Address of the site's stylesheet, which brings tokens, reset and fonts. */
  readonly look: string;
}

/** Address of the tour's page in this module's release. */
export function tourAddress({ type, view, pointer, look }: TourStart): URL {
  const address = new URL('tour', __webpack_public_path__);
  address.hash = new URLSearchParams({
    type,
    ...(view && { view }),
    ...(pointer && { by: 'pointer' }),
    look,
  }).toString();
  return address;
}

/** Reads what `tourAddress` wrote. Types and viewpoints are the reader's to check. */
export function readTourStart(hash: string) {
  const given = new URLSearchParams(hash.slice(1));
  return {
    type: given.get('type'),
    view: given.get('view'),
    look: given.get('look'),
    pointer: given.get('by') === 'pointer',
  };
}
