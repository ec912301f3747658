import type { Prerender } from '@platform/contract';
import { apartmentComplex } from '@riverview/site/apartmentComplex';
import type { ContactPage } from 'schema-dts';

/** Tells search engines that this is where a visit is reserved and whom to call. */
export default {
  structuredData: ({ facts }) => {
    const complex = apartmentComplex(facts);
    const url = complex.tourBookingPage;
    return [
      {
        '@type': 'ContactPage',
        '@id': url,
        url,
        inLanguage: 'ko',
        name: `방문예약 | ${facts.projectName}`,
        about: complex,
        mainEntity: {
          '@type': 'ContactPoint',
          contactType: 'sales',
          telephone: facts.phone,
          areaServed: 'KR',
          availableLanguage: 'ko',
        },
        potentialAction: { '@type': 'ReserveAction', target: url, name: '방문예약' },
      } as const satisfies ContactPage,
    ];
  },
} satisfies Prerender;
