import type { VideoObject } from 'schema-dts';
import { filmSource } from '../film-address';
import type { OwnFilm } from '../film-player';

/** A film as its page tells of it. */
export interface DescribedFilm {
  readonly name: string;
  readonly description: string;
  /** BCP 47. */
  readonly inLanguage: string;
  /** Path of the picture in its place. */
  readonly poster: string;
  /** Where it is hosted, in any form that people copy an address; `null`: it is not. */
  readonly address: string | null;
  /** The film made here, played where none is hosted. */
  readonly own: OwnFilm | null;
}

/**
 * What search engines are told of a film on pages of `origin`; nothing of one that is still being prepared.
 *
 * @throws UnknownFilmAddress where no film can be shown from the address
 */
export function filmData({ poster, address, own, ...about }: DescribedFilm, origin: string): readonly VideoObject[] {
  const film = { '@type': 'VideoObject', ...about, thumbnailUrl: origin + poster } as const;
  if (address) {
    const source = filmSource(address);
    const { href } = new URL(source.src, origin);
    return [source.kind === 'file' ? { ...film, contentUrl: href } : { ...film, embedUrl: href }];
  }
  if (!own) return [];
  return [
    {
      ...film,
      contentUrl: origin + own.wide.mp4,
      duration: `PT${own.seconds}S`,
      uploadDate: `${own.madeOn}T00:00:00+09:00`,
    },
  ];
}
