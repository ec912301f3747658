import type { BrowserRemote, Remote } from '@platform/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { devRemotes } from './devRemotes';

const remote = (name: string, devPort: number): Remote => ({
  name,
  devPort,
  exposes: { './Page': './Page.tsx' },
  pages: [],
});
const remotes = [remote('mf-news', 4101), remote('mf-forms', 4102)];

const published = (name: string): BrowserRemote => ({
  version: '1f0c',
  base: `/_modules/${name}/1f0c/`,
  entry: 'remoteEntry.js',
  exposes: { './Page': { js: ['c.1.js'], css: [] } },
});
const composed = { 'mf-news': published('mf-news'), 'mf-forms': published('mf-forms') };
const nobody = async () => false;
afterEach(() => vi.unstubAllEnvs());

/** Where each module's manifest is. */
const manifests = async (given: Parameters<typeof devRemotes>[1]) =>
  Object.fromEntries(Object.entries(await devRemotes(remotes, given)).map(([name, { manifest }]) => [name, manifest]));

const local = {
  'mf-news': 'http://localhost:4101/mf-manifest.json',
  'mf-forms': 'http://localhost:4102/mf-manifest.json',
};
const live = {
  'mf-news': '/_modules/mf-news/1f0c/mf-manifest.json',
  'mf-forms': '/_modules/mf-forms/1f0c/mf-manifest.json',
};

test('without a composed site every module is on its development server', async () => {
  expect(await manifests({ composed: {}, local: null, answers: nobody })).toEqual(local);
});

test('where another working copy is developed, a module is at the port that it is given', async () => {
  vi.stubEnv('DEV_PORTS', 'mf-forms=4202');
  expect(await manifests({ composed: {}, local: null, answers: nobody })).toEqual({
    ...local,
    'mf-forms': 'http://localhost:4202/mf-manifest.json',
  });
});

test('modules that are named are local, and the others come from the composed site, answering or not', async () => {
  expect(await manifests({ composed, local: ['mf-news'], answers: async () => true })).toEqual({
    ...live,
    'mf-news': local['mf-news'],
  });
});

test('a module that is named and does not answer is shown as it was published', async () => {
  expect(await manifests({ composed, local: ['mf-news'], answers: nobody })).toEqual(live);
});

test('with a composed site all are prerendered; without one none is', async () => {
  const flags = async (given: Parameters<typeof devRemotes>[1]) =>
    Object.values(await devRemotes(remotes, given)).map(({ prerendered }) => prerendered);
  expect(await flags({ composed, local: ['mf-news'], answers: async () => true })).toEqual([true, true]);
  expect(await flags({ composed: {}, local: null, answers: nobody })).toEqual([undefined, undefined]);
});

test('with a composed site and no names, those that answer are local', async () => {
  const answers = async ({ name }: Remote) => name === 'mf-forms';
  expect(await manifests({ composed, local: null, answers })).toEqual({ ...live, 'mf-forms': local['mf-forms'] });
});

test('a module that nobody published is local, named or not', async () => {
  const { 'mf-news': _, ...rest } = composed;
  expect(await manifests({ composed: rest, local: [], answers: nobody })).toEqual({
    ...live,
    'mf-news': local['mf-news'],
  });
});

test('a composed site may have modules whose sources are not here, and manifests of their own', async () => {
  const guest = { ...published('mf-guest'), manifest: '/_modules/mf-guest/1f0c/other-manifest.json' };
  expect(await manifests({ composed: { 'mf-guest': guest }, local: [], answers: nobody })).toEqual({
    ...local,
    'mf-guest': guest.manifest,
  });
});
