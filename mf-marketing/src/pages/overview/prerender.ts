import type { Prerender } from '@platform/contract';
import { brochure } from '../../paper/brochure';
import { describedComplex } from '../../structured-data/describedComplex';

/** Tells search engines of the complex, and the whole of it on paper. */
export default {
  paper: ({ facts }) => brochure(facts),
  structuredData: ({ facts }) => [describedComplex(facts)],
} satisfies Prerender;
