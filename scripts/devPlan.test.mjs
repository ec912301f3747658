import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { devPlan, storePort } from './devPlan.mjs';

const modules = ['shell', 'mf-forms', 'mf-news'];

const asked = (...given) => devPlan(given, modules, {});

test('without names everything is developed', () => {
  expect(asked()).toEqual({ names: [], composedSite: null, env: {} });
});

test('a name starts the shell and that module; the others come from the release store', () => {
  expect(asked('mf-news')).toEqual({
    names: ['shell', 'mf-news'],
    composedSite: null,
    env: { MODULE_DEV: '1', LOCAL_MODULES: 'mf-news' },
  });
});

test('… or from the composed site that is named, here or by the environment', () => {
  const site = 'https://www.example.com';
  expect(asked('mf-news', '--from', site)).toMatchObject({ composedSite: site });
  expect(devPlan(['mf-news', 'mf-forms'], modules, { COMPOSED_SITE: site })).toEqual({
    names: ['shell', 'mf-news', 'mf-forms'],
    composedSite: site,
    env: { MODULE_DEV: '1', LOCAL_MODULES: 'mf-news,mf-forms' },
  });
});

test('the shell alone may be named: every module is a published one', () => {
  expect(asked('shell')).toMatchObject({ names: ['shell'], env: { LOCAL_MODULES: '' } });
});

test('what is no address, and an address without a module, are refused', () => {
  expect(() => asked('mf-news', '--from', 'www.example.com')).toThrow('--from https://www.example.com');
  expect(() => asked('--from', 'https://www.example.com')).toThrow('Name the module');
});

test('a name that is no module is refused, with those there are', () => {
  expect(() => devPlan(['mf-new'], modules, {})).toThrow(
    'There is no module mf-new. npm run dev -- shell | mf-forms | mf-news',
  );
});

test('where another working copy is developed, the site of the release store has another port', () => {
  expect(storePort({ DEV_PORTS: 'mf-news=4101&store=4109' })).toBe('4109');
});

test('whatever is named, each has a port of its own', () => {
  const repository = path.resolve(import.meta.dirname, '..');
  const ports = readdirSync(repository)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => readFileSync(path.join(repository, name, 'remote.ts'), 'utf8').match(/devPort: (\d+)/)?.[1]);
  // With the shell's and the back end's.
  const all = [...ports, storePort({}), '4000', '4008', '4010'];
  expect(new Set(all).size).toBe(all.length);
});
