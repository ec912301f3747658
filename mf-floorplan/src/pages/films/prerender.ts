import type { Prerender } from '@platform/contract';
import { filmSource } from '@riverview/shared-ui/film-address';
import { filmsContent, guideFilms } from '../../content/films';
import { ownFilms } from '../../films/ownFilms';
import { posterOf } from '../../films/posterOf';

/** Tells search engines of the films that can be played; one that is still being prepared is no film. */
export default {
  structuredData: ({ facts }) =>
    guideFilms.flatMap(({ id, title, description }) => {
      const address = facts.films[id];
      const hosted = address === null ? null : filmSource(address);
      const own = ownFilms[id];
      if (!hosted && !own) return [];
      return [
        {
          '@type': 'VideoObject',
          name: `${facts.projectName} ${filmsContent.frameTitle(title)}`,
          description,
          thumbnailUrl: facts.origin + posterOf(id).src,
          inLanguage: 'ko',
          ...(hosted
            ? { [hosted.kind === 'file' ? 'contentUrl' : 'embedUrl']: new URL(hosted.src, facts.origin).href }
            : own && {
                contentUrl: facts.origin + own.small.mp4,
                uploadDate: own.madeOn,
                duration: `PT${own.seconds}S`,
              }),
        },
      ];
    }),
} satisfies Prerender;
