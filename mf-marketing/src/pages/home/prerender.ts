import type { Prerender } from '@platform/contract';
import { apartmentComplex } from '../../structured-data/apartmentComplex';

/** Tells search engines of the site and of the complex it is about. */
export default {
  structuredData: ({ facts }) => [
    { '@type': 'WebSite', name: facts.projectName, url: `${facts.origin}/`, inLanguage: 'ko' },
    apartmentComplex(facts),
  ],
} satisfies Prerender;
