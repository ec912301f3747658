import type { Prerender } from '@platform/contract';
import { filmData } from '@riverview/shared-ui/film-data';
import { film } from '../../content/brand';
import { filmPoster } from '../../pictures/film-poster';
import { ownFilm } from './ownFilm';

/** Tells search engines of the film that the page plays: the owner's, else our own. */
export default {
  structuredData: ({ facts }) =>
    filmData(
      {
        name: film.player(facts),
        description: film.lead,
        inLanguage: 'ko',
        poster: filmPoster.src,
        address: facts.films.promotion,
        own: ownFilm,
      },
      facts.origin,
    ),
} satisfies Prerender;
