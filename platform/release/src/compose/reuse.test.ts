import { writeFile } from 'node:fs/promises';
import type { Facts } from '@platform/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { Confinement } from '../confine/confinement';
import { type ReleaseOptions, release } from '../release';
import { readSiteIndex } from '../site';
import type { FolderStore } from '../store/FolderStore';
import { keys } from '../store/keys';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';

const news = remote('mf-news', [page({ path: '/' }), page({ path: '/News', prerender: './prerender.ts' })]);
const about = remote('mf-about', [page({ path: '/About' })]);
const everything = ['/', '/404', '/About', '/News'];
const post = globalThis as unknown as { postOfTheDay: string };
const prerender = "{ data: () => globalThis.postOfTheDay ?? 'none' }";
const words = "'news' + (page ? page.data : '')";
/** What the shell shows of the facts. The routes it reads on every page. */
const footer = "(url === '/About' ? lock.facts.phone : '')";

let store: FolderStore;
let facts: Facts;
beforeEach(async () => {
  store = await temporaryStore();
  post.postOfTheDay = 'first';
  facts = { ...sampleSite.facts };
  const replace = {
    shell: await publishShell(store, undefined, {}, { footer }),
    'mf-news': await publishRemote(store, news, { words, prerender }),
    'mf-about': await publishRemote(store, about),
  };
  expect(await rendered(replace)).toEqual(everything);
});

/**
 * Releases, and tells which pages were rendered. Whatever was taken from before, the site is the one that another composer
 * makes of nothing.
 */
async function rendered(replace: Record<string, string>, more: Partial<ReleaseOptions> = {}): Promise<string[]> {
  const composer = { version: 'c1', mayChange: true };
  const given = { store, site: { ...sampleSite, facts }, backEnd: null, replace, composer, ...more };
  const made = await release(given);
  const other = await release({ ...given, rendersAll: true, channel: 'other' });
  expect(other.rendered).toHaveLength(everything.length);
  expect([made.id, made.files, made.assets]).toEqual([other.id, other.files, other.assets]);
  return [...made.rendered].sort();
}

describe('a page is rendered again', () => {
  it('never, where nothing has changed', async () => {
    expect(await rendered({})).toEqual([]);
  });

  it('when a module that it is made of has another version', async () => {
    expect(await rendered({ 'mf-about': await publishRemote(store, about, { words: "'we'" }) })).toEqual(['/About']);
    // And back again.
    expect(await rendered({ 'mf-about': await publishRemote(store, about) })).toEqual(['/About']);
  });

  it('when it has other data, such as a post', async () => {
    post.postOfTheDay = 'second';
    expect(await rendered({})).toEqual(['/News']);
  });

  it('when a fact is another that it reads, and not for others', async () => {
    facts = { ...facts, phone: '1600-1111' };
    expect(await rendered({})).toEqual(['/About']);
    facts = { ...facts, projectName: 'Another' };
    expect(await rendered({})).toEqual([]);
  });

  it('when another part of the lock says something else that it reads', async () => {
    const retitled = remote('mf-about', [page({ path: '/About', title: 'Us' })]);
    expect(await rendered({ 'mf-about': await publishRemote(store, retitled) })).toEqual(everything);
  });

  it('when its own description is another, though no other page sees it', async () => {
    const told = remote('mf-about', [page({ path: '/About', description: 'Who we are' })]);
    expect(await rendered({ 'mf-about': await publishRemote(store, told) })).toEqual(['/About']);
  });

  it('when the shell or the composer is another', async () => {
    const shell = await publishShell(store, undefined, {}, { footer: `${footer} + '!'` });
    expect(await rendered({ shell })).toEqual(everything);
    expect(await rendered({}, { composer: { version: 'c2', mayChange: true } })).toEqual(everything);
  });

  it.each([
    ['the time', "'' + Date.now() * 0"],
    ['today', "'' + new Date() * 0"],
    ['chance', "'' + Math.random() * 0"],
  ])('each time, when it asks for %s', async (_, asks) => {
    expect(await rendered({ 'mf-about': await publishRemote(store, about, { words: asks }) })).toEqual(['/About']);
    expect(await rendered({})).toEqual(['/About']);
  });

  it('when what is kept of it is spoiled', async () => {
    const index = await readSiteIndex(
      store,
      (await release({ store, site: { ...sampleSite, facts }, replace: {}, backEnd: null })).id,
    );
    const blob = index?.blobs[index.renders?.['About.html'] ?? -1] ?? '';
    await writeFile(store.pathOf(keys.blob(blob)), '{"given":');
    expect(await rendered({})).toEqual(['/About']);
  });

  it('by the same inputs where bundles are run confined', async () => {
    const confinement = new Confinement();
    const { run } = confinement;
    try {
      expect(await rendered({}, { run })).toEqual(everything);
      expect(await rendered({}, { run })).toEqual([]);
      facts = { ...facts, phone: '1600-1111' };
      expect(await rendered({}, { run })).toEqual(['/About']);
      const asks = await publishRemote(store, about, { words: "'' + Date.now() * 0" });
      for (let again = 0; again < 2; again++) expect(await rendered({ 'mf-about': asks }, { run })).toEqual(['/About']);
    } finally {
      await confinement.close();
    }
  }, 30_000);
});
