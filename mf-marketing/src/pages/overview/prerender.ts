import type { Prerender } from '@platform/contract';
import { apartmentComplex } from '../../structured-data/apartmentComplex';

/** Tells search engines of the complex. */
export default {
  structuredData: ({ facts }) => [apartmentComplex(facts)],
} satisfies Prerender;
