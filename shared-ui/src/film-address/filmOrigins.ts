import { filmSource } from './filmSource';

/** The foreign origins that hosted films load from, by the directive of a content security policy that has to name them. */
export interface FilmOrigins {
  readonly 'frame-src': readonly string[];
  readonly 'media-src': readonly string[];
}

/**
 * @param addresses as `filmSource` reads them; `null` is a film of the site's own
 * @throws UnknownFilmAddress
 */
export function filmOrigins(addresses: readonly (string | null)[]): FilmOrigins {
  const sources = addresses.flatMap((address) => (address === null ? [] : [filmSource(address)]));
  const of = (kind: 'file' | 'frame') =>
    sources.flatMap((source) =>
      source.kind === kind && !source.src.startsWith('/') ? [new URL(source.src).origin] : [],
    );
  return { 'frame-src': of('frame'), 'media-src': of('file') };
}
