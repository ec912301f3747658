import type { Prerender } from '@platform/contract';
import { community } from '../../content/complex';
import { describedComplex } from '../../structured-data/describedComplex';

/** Tells search engines which rooms the complex shares. */
export default {
  structuredData: ({ facts }) => [
    {
      ...describedComplex(facts),
      amenityFeature: community.rooms.map(({ name }) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    },
  ],
} satisfies Prerender;
