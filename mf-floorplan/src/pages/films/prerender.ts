import type { Prerender } from '@platform/contract';
import { filmData } from '@riverview/shared-ui/film-data';
import { filmsContent, guideFilms } from '../../content/films';
import { ownFilms } from '../../films/ownFilms';
import { posterOf } from '../../films/posterOf';

/** Tells search engines of the films that can be played; one that is still being prepared is no film. */
export default {
  structuredData: ({ facts }) =>
    guideFilms.flatMap(({ id, title, description }) =>
      filmData(
        {
          name: `${facts.projectName} ${filmsContent.frameTitle(title)}`,
          description,
          inLanguage: 'ko',
          poster: posterOf(id).src,
          address: facts.films[id],
          own: ownFilms[id] ?? null,
        },
        facts.origin,
      ),
    ),
} satisfies Prerender;
