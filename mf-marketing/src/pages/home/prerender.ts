import type { Prerender } from '@platform/contract';
import { describedComplex } from '../../structured-data/describedComplex';

/** Tells search engines of the site and of the complex it is about. */
export default {
  structuredData: ({ facts }) => [
    { '@type': 'WebSite', name: facts.projectName, url: `${facts.origin}/`, inLanguage: 'ko' },
    describedComplex(facts),
  ],
} satisfies Prerender;
