import { filmSource } from './filmSource';

/** The foreign origins that hosted films load from, by the directive of a content security policy that has to name them. */
export interface FilmOrigins {
  readonly 'frame-src': readonly string[];
  readonly 'media-src': readonly string[];
}

/**
 * @param addresses by what names them to the owner, `films.promotion`, as `filmSource` reads them; `null` is a film of the site's own
 * @throws naming the one that leads to no film, and the forms that are known
 */
export function filmOrigins(addresses: Readonly<Record<string, string | null>>): FilmOrigins {
  const sources = Object.entries(addresses).flatMap(([name, address]) => {
    if (address === null) return [];
    try {
      return [filmSource(address)];
    } catch (cause) {
      throw new Error(`facts.${name}: ${(cause as Error).message}`, { cause });
    }
  });
  const of = (kind: 'file' | 'frame') =>
    sources.flatMap((source) =>
      source.kind === kind && !source.src.startsWith('/') ? [new URL(source.src).origin] : [],
    );
  return { 'frame-src': of('frame'), 'media-src': of('file') };
}
