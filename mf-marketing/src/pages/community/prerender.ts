import type { Prerender } from '@platform/contract';
import { community } from '../../content/complex';
import { apartmentComplex } from '../../structured-data/apartmentComplex';

/** Tells search engines which rooms the complex shares. */
export default {
  structuredData: ({ facts }) => [
    {
      ...apartmentComplex(facts),
      amenityFeature: community.rooms.map(({ name }) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    },
  ],
} satisfies Prerender;
