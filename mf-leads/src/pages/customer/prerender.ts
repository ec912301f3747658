import type { Prerender } from '@platform/contract';

/** Tells search engines that this is where a visit is reserved and whom to call. */
export default {
  structuredData: ({ facts }) => {
    const url = `${facts.origin}/${facts.slug}/customer`;
    return [
      {
        '@type': 'ContactPage',
        '@id': url,
        url,
        inLanguage: 'ko',
        name: `방문예약 | ${facts.projectName}`,
        mainEntity: {
          '@type': 'ApartmentComplex',
          name: facts.projectName,
          address: { '@type': 'PostalAddress', streetAddress: facts.address, addressCountry: 'KR' },
          numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: facts.households },
          tourBookingPage: url,
          telephone: facts.phone,
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'sales',
            telephone: facts.phone,
            areaServed: 'KR',
            availableLanguage: 'ko',
          },
        },
        potentialAction: { '@type': 'ReserveAction', target: url, name: '방문예약' },
      },
    ];
  },
} satisfies Prerender;
