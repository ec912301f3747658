import { expect, test } from 'vitest';
import { frameOrigins } from './frameOrigins';

test('a foreign page is named by its origin, a document of the site itself needs no name', () => {
  const addresses = {
    a: 'https://tour.example/84A?x',
    b: null,
    c: '/notice.pdf',
    d: 'https://docs.example:8443/notice',
  };
  expect(frameOrigins(addresses)).toEqual(['https://tour.example', 'https://docs.example:8443']);
});

test.each(['http://tour.example/84A', 'tour.example/84A', '//tour.example/84A', 'javascript:alert(1)', ''])(
  '%s is refused by the name of its fact',
  (address) => {
    expect(() => frameOrigins({ 'tours.84A': address })).toThrow(/^facts\.tours\.84A: .*by https/);
  },
);
