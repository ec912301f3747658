import type { Prerender } from '@riverview/contract';
import { interiorsContent } from '../../../content/interiors';
import type { interiorLabels } from '../../../content/unitTypes';
import { interiorPictures } from '../../../interiors/interiorPictures';

/** Tells search engines what the pictures of one type's interior show. */
export function prerenderInterior(label: (typeof interiorLabels)[number]): Prerender {
  return {
    structuredData: ({ facts }) => [
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
    ],
  };
}
