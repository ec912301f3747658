import type { Prerender } from '@platform/contract';
import { modelHouseContent } from '../../content/modelHouse';
import { interiorPictures } from '../../interiors/interiorPictures';

/** Tells search engines that this page is where the home can be toured. */
export default {
  structuredData: ({ facts }) => [
    {
      '@type': 'ApartmentComplex',
      name: facts.projectName,
      address: facts.address,
      numberOfAccommodationUnits: facts.households,
      tourBookingPage: `${facts.origin}/${facts.slug}/customer`,
    },
    ...interiorPictures('84A').map(({ source, name }) => ({
      '@type': 'ImageObject',
      name: `${facts.projectName} ${modelHouseContent.roomOf('84A', name)}`,
      contentUrl: facts.origin + source.src,
    })),
  ],
} satisfies Prerender;
