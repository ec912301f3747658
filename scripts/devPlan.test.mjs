import { expect, test } from 'vitest';
import { devPlan } from './devPlan.mjs';

const modules = ['shell', 'mf-forms', 'mf-news'];

test('without names everything is developed', () => {
  expect(devPlan([], modules, {})).toEqual({ filters: [], env: {}, servesStore: false });
});

test('a name starts the shell, that module and the back end; the others come from the release store', () => {
  expect(devPlan(['mf-news'], modules, {})).toEqual({
    filters: ['--filter=shell', '--filter=backend', '--filter=mf-news'],
    env: { LOCAL_MODULES: 'mf-news' },
    servesStore: true,
  });
});

test('… or from the composed site that the environment names', () => {
  const COMPOSED_SITE = 'https://www.example.com';
  expect(devPlan(['mf-news', 'mf-forms'], modules, { COMPOSED_SITE })).toMatchObject({
    env: { LOCAL_MODULES: 'mf-news,mf-forms', COMPOSED_SITE },
    servesStore: false,
  });
});

test('the shell alone may be named: every module is a published one', () => {
  expect(devPlan(['shell'], modules, {})).toEqual({
    filters: ['--filter=shell', '--filter=backend'],
    env: { LOCAL_MODULES: '' },
    servesStore: true,
  });
});

test('a name that is no module is refused, with those there are', () => {
  expect(() => devPlan(['mf-new'], modules, {})).toThrow(
    'There is no module mf-new. npm run dev -- shell | mf-forms | mf-news',
  );
});
