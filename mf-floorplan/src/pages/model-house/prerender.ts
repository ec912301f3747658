import type { Prerender } from '@riverview/contract';
import { modelHouseContent } from '../../content/modelHouse';
import { living } from '../../pictures/living';

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
    {
      '@type': 'ImageObject',
      name: `${facts.projectName} ${modelHouseContent.posterAlt('84A')}`,
      contentUrl: facts.origin + living.src,
    },
  ],
} satisfies Prerender;
