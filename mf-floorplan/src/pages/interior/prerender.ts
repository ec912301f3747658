import type { Prerender } from '@platform/contract';
import { interiorsContent } from '../../content/interiors';
import { interiorOfPath } from '../../interiors/interiorOfPath';
import { interiorPictures } from '../../interiors/interiorPictures';

/** Tells search engines what the pictures of the interior that the path names show. */
export default {
  structuredData: ({ facts, path }) => {
    const label = interiorOfPath(path);
    return [
      {
        '@type': 'ImageGallery',
        name: `${facts.projectName} ${interiorsContent.gallery(label)}`,
        image: interiorPictures(label).map(({ source, caption }) => ({
          '@type': 'ImageObject',
          contentUrl: facts.origin + source.src,
          width: source.width,
          height: source.height,
          caption,
        })),
      },
    ];
  },
} satisfies Prerender;
