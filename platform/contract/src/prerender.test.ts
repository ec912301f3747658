import { expect, test } from 'vitest';
import type { StructuredData } from './prerender';

test('what a page tells search engines is read by schema.org’s own types', () => {
  const told: readonly StructuredData[] = [
    { '@type': 'WebSite', name: 'Site', inLanguage: 'ko' },
    // @ts-expect-error -- no such kind
    { '@type': 'Webpage', name: 'Page' },
    // @ts-expect-error -- a width has a unit
    { '@type': 'ImageObject', contentUrl: '/a.webp', width: 800 },
    // @ts-expect-error -- a film has no price
    { '@type': 'VideoObject', name: 'Film', price: '1' },
  ];
  expect(told.map((one) => typeof one)).not.toContain('string');
});
