import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import { apartmentComplex } from './apartmentComplex';

test('tells search engines the facts of the complex, under one name of its own', () => {
  expect(apartmentComplex(siteFacts)).toEqual({
    '@type': 'ApartmentComplex',
    '@id': `${siteFacts.origin}/#complex`,
    name: siteFacts.projectName,
    url: `${siteFacts.origin}/`,
    telephone: siteFacts.phone,
    address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: siteFacts.address },
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: siteFacts.households },
    tourBookingPage: `${siteFacts.origin}/${siteFacts.slug}/customer`,
  });
});
