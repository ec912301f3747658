import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Confinement } from '../confine/confinement';
import { readManifest } from '../manifest';
import { factsOf } from '../publishedFacts';
import { type ReleasedSite, release } from '../release';
import { versionsOf } from '../site';
import type { FolderStore } from '../store/FolderStore';
import { TrialStore } from '../store/TrialStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { rehearse } from './rehearse';
import { serverBundles } from './serverBundles';

const news = remote('mf-news', [page({ path: '/' }), page({ path: '/News' })]);
const about = remote('mf-about', [page({ path: '/About', prerender: './prerender.ts' })]);

let store: FolderStore;
let live: ReleasedSite;
const confinement = new Confinement();
const composer = { version: 'c1', mayChange: false };
const go = (replace: Record<string, string>, more: Partial<Parameters<typeof release>[0]> = {}) =>
  release({ store, site: sampleSite, backEnd: null, replace, composer, run: confinement.run, ...more });

beforeEach(async () => {
  store = await temporaryStore();
  live = await go({
    shell: await publishShell(store),
    'mf-news': await publishRemote(store, news),
    'mf-about': await publishRemote(store, about, { prerender: "{ data: ({ backEnd }) => backEnd ?? 'none' }" }),
  });
});
afterEach(() => confinement.close());

/** Rehearses what is live, without a module that is to come, and tells what was written meanwhile. */
async function rehearsed(isComing: string, until: Promise<unknown> = new Promise(() => {})) {
  await confinement.close();
  const { lock, id } = live;
  const versions = versionsOf(lock);
  const stay = Object.entries(versions).filter(([module]) => module !== isComing);
  const manifests = await Promise.all(stay.map(([module, version]) => readManifest(store, module, version)));
  const running = await confinement.prepare({ code: await serverBundles(store, manifests), backEnd: null });
  if (!running) throw new Error('The bundles do not run.');
  const rendered: string[] = [];
  const { shell } = running;
  const watched = {
    ...running,
    shell: {
      ...shell,
      render: async (options: Parameters<typeof shell.render>[0]) => {
        rendered.push(options.url);
        return shell.render(options);
      },
    },
  };
  const create = vi.spyOn(store, 'create');
  const facts = factsOf(sampleSite);
  const given = { store, versions, facts, site: id, before: lock, composer: composer.version };
  const isWhole = await rehearse({ ...given, running: watched, until });
  const writes = create.mock.calls.length;
  create.mockRestore();
  return { isWhole, rendered: rendered.sort(), writes };
}

test('what is live is composed to its end without a module that is to come, and nothing is written', async () => {
  expect(await rehearsed('mf-news')).toEqual({ isWhole: true, rendered: ['/404', '/About'], writes: 0 });
});

test('it ends with what is waited for', async () => {
  expect(await rehearsed('mf-news', Promise.resolve())).toEqual({ isWhole: false, rendered: [], writes: 0 });
});

test('the composition after it makes the bytes that one without it makes', async () => {
  const version = await publishRemote(store, news, { words: "'new words'" });
  const { rendered } = await rehearsed('mf-news');
  expect(rendered).toContain('/About');
  const practised = await go({ 'mf-news': version });
  const other = await go({ 'mf-news': version }, { store: new TrialStore(store), rendersAll: true, channel: 'other' });
  expect([...practised.rendered].sort()).toEqual(['/', '/News']);
  expect([practised.id, practised.files]).toEqual([other.id, other.files]);
});
