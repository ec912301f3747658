import type { Prerender } from '@platform/contract';
import { filmSource } from '@riverview/shared-ui/film-address';
import { film } from '../../content/brand';
import { filmPoster } from '../../pictures/film-poster';
import { ownFilm } from './ownFilm';

/** Tells search engines of the film that the page plays: the owner's, else our own. */
export default {
  structuredData: ({ facts }) => {
    const about = { '@type': 'VideoObject', name: film.player(facts), description: film.lead, inLanguage: 'ko' };
    const thumbnailUrl = facts.origin + filmPoster.src;
    const address = facts.films.promotion;
    if (address) {
      const source = filmSource(address);
      const { href } = new URL(source.src, facts.origin);
      return [{ ...about, thumbnailUrl, [source.kind === 'file' ? 'contentUrl' : 'embedUrl']: href }];
    }
    if (!ownFilm) return [];
    const { wide, seconds, madeOn } = ownFilm;
    return [
      { ...about, thumbnailUrl, contentUrl: facts.origin + wide.mp4, duration: `PT${seconds}S`, uploadDate: madeOn },
    ];
  },
} satisfies Prerender;
