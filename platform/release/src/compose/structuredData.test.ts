import { buildRoutes } from '@platform/contract/routes';
import { expect, test } from 'vitest';
import { page, remote, sampleSite } from '../testing';
import { breadcrumbs } from './structuredData';

test.each([
  ['a page', {}, 1],
  ['a page that says the language of the site', { language: 'ko' }, 1],
  ['a page in another language, whose steps would have Korean names', { language: 'en' }, 0],
])('%s: so many trails', (_, more, count) => {
  const [route] = buildRoutes([remote('mf-alpha', [page({ path: '/en', ...more })])], [], 'site');
  if (!route) throw new Error('no route');
  const given = { route, menu: [], facts: sampleSite.facts, path: '/en', ownTitle: undefined, belowHome: true };
  expect(breadcrumbs(given)).toHaveLength(count);
});
