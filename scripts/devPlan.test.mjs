import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { devPlan, storePort } from './devPlan.mjs';

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

test('whatever is named, each has a port of its own', () => {
  const repository = path.resolve(import.meta.dirname, '..');
  const ports = readdirSync(repository)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => readFileSync(path.join(repository, name, 'remote.ts'), 'utf8').match(/devPort: (\d+)/)?.[1]);
  // With the shell's and the back end's.
  const all = [...ports, storePort, '4000', '4010'];
  expect(new Set(all).size).toBe(all.length);
});
