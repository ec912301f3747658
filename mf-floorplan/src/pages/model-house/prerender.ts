import type { Prerender } from '@platform/contract';
import { apartmentComplex } from '@riverview/site/apartmentComplex';
import type { ImageObject } from 'schema-dts';
import { modelHouseContent } from '../../content/modelHouse';
import { interiorPictures } from '../../interiors/interiorPictures';

/** Tells search engines that this page is where the home can be toured. */
export default {
  structuredData: ({ facts }) => [
    apartmentComplex(facts),
    ...interiorPictures('84A').map(
      ({ source, name }) =>
        ({
          '@type': 'ImageObject',
          name: `${facts.projectName} ${modelHouseContent.roomOf('84A', name)}`,
          contentUrl: facts.origin + source.src,
        }) as const satisfies ImageObject,
    ),
  ],
} satisfies Prerender;
