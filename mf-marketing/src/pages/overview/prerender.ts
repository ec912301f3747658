import type { Prerender } from '@platform/contract';
import { describedComplex } from '../../structured-data/describedComplex';

/** Tells search engines of the complex. */
export default {
  structuredData: ({ facts }) => [describedComplex(facts)],
} satisfies Prerender;
