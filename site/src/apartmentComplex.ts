import type { ApartmentComplex } from 'schema-dts';
import type { Facts } from './facts';

/**
 * The complex as schema.org knows it, from the facts alone. One `@id` and one shape on every page, so that pages speak of the same
 * thing.
 */
export function apartmentComplex(facts: Facts) {
  return {
    '@type': 'ApartmentComplex',
    '@id': `${facts.origin}/#complex`,
    name: facts.projectName,
    url: `${facts.origin}/`,
    telephone: facts.phone,
    address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: facts.address },
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: facts.households },
    tourBookingPage: `${facts.origin}/${facts.slug}/customer`,
  } as const satisfies ApartmentComplex;
}
