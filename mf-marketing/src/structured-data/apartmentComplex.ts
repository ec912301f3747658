import type { Facts, StructuredData } from '@platform/contract';
import { homeHeading } from '../content/home';

/** The complex as schema.org knows it, from the facts alone. One `@id`, so that pages speak of the same thing. */
export function apartmentComplex(facts: Facts): StructuredData {
  return {
    '@type': 'ApartmentComplex',
    '@id': `${facts.origin}/#complex`,
    name: facts.projectName,
    description: homeHeading(facts),
    url: `${facts.origin}/`,
    telephone: facts.phone,
    address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: facts.address },
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: facts.households },
    tourBookingPage: `${facts.origin}/${facts.slug}/customer`,
  };
}
