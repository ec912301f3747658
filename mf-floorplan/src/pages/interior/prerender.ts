import type { Prerender } from '@platform/contract';
import { interiorsContent } from '../../content/interiors';
import { interiorOfPath } from '../../interiors/interiorOfPath';
import { interiorPictures } from '../../interiors/interiorPictures';
import { interiorShares } from '../../interiors/interiorShares';

/** Tells search engines what the pictures of the interior that the path names show. */
export default {
  head: ({ path }) => ({ image: interiorShares[interiorOfPath(path)] }),
  structuredData: ({ facts, path }) => {
    const label = interiorOfPath(path);
    return [
      {
        '@type': 'ImageGallery',
        name: `${facts.projectName} ${interiorsContent.gallery(label)}`,
        image: interiorPictures(label).map(({ source, caption }) => ({
          '@type': 'ImageObject',
          contentUrl: facts.origin + source.src,
          width: { '@type': 'QuantitativeValue', value: source.width, unitCode: 'E37' },
          height: { '@type': 'QuantitativeValue', value: source.height, unitCode: 'E37' },
          caption,
        })),
      },
    ];
  },
} satisfies Prerender;
