import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { soak } from '@platform/contract/testing/soak';
import { beforeEach, describe, expect, it } from 'vitest';
import { inParallel } from './inParallel';
import { describeRelease } from './inspect/describeRelease';
import { append, type Release, readHead, readRelease, releases } from './journal';
import { earlierReleases, readLive } from './live';
import { release } from './release';
import { rollBack } from './rollBack';
import { readSiteFile, requireSiteFile } from './site';
import { textOf } from './store/bytes';
import { FolderStore } from './store/FolderStore';
import { keys } from './store/keys';
import type { ReleaseStore } from './store/ReleaseStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from './testing';

const alpha = remote('mf-alpha', [page({ path: '/' })]);
const note = { by: 'Kim <kim@example.kr>', commit: 'abc', why: 'a reason' };

let store: FolderStore;
const go = async (words: string) =>
  (
    await release({
      store,
      replace: { 'mf-alpha': await publishRemote(store, alpha, { words: JSON.stringify(words) }) },
      site: sampleSite,
      backEnd: null,
      details: note,
    })
  ).release;
const home = async () => textOf(await requireSiteFile(store, (await readLive(store))?.site ?? '', 'index.html'));

async function begin(): Promise<Release> {
  const replace = { shell: await publishShell(store), 'mf-alpha': await publishRemote(store, alpha) };
  return (await release({ store, replace, site: sampleSite, backEnd: null })).release;
}

beforeEach(async () => {
  store = await temporaryStore();
});

const record = (number: number): Release => ({
  number,
  kind: 'publish',
  site: `site-${number}`,
  lock: 'lock',
  modules: {},
  changed: {},
  base: number - 1,
  at: null,
  ...note,
});

describe('a release', () => {
  it('says what changed, who, when, from which commit, why, and what it stands on', async () => {
    const first = await begin();
    const second = await go('two');
    expect(second).toMatchObject({ number: 2, kind: 'publish', base: 1, ...note });
    expect(second.changed).toEqual({
      'mf-alpha': { from: first.modules['mf-alpha'], to: second.modules['mf-alpha'] },
    });
    expect(Date.now() - Date.parse(second.at ?? '')).toBeLessThan(60_000);
    expect(await readRelease(store, 'live', 2)).toEqual(second);
    expect(describeRelease(second)).toContain(`Kim <kim@example.kr> at abc\n        “a reason”`);
  });

  it('is none where nothing changed', async () => {
    const first = await begin();
    expect((await release({ store, replace: {}, site: sampleSite, backEnd: null })).release).toEqual(first);
    expect((await readHead(store)).next).toBe(2);
  });

  it('goes live although an earlier version of the publisher died with its lock file in place', async () => {
    await begin();
    await mkdir(path.join(store.root, 'pointers'), { recursive: true });
    await writeFile(path.join(store.root, 'pointers/live.lock'), '1');
    expect((await go('two')).number).toBe(2);
  });
});

describe('a rollback', () => {
  it('is a release too, goes further back each time, and can be published over', async () => {
    await begin();
    for (const words of ['two', 'three', 'four']) await go(words);
    expect(await rollBack(store, note)).toMatchObject({ number: 5, kind: 'rollback', restores: 3, base: 2 });
    expect(await home()).toContain('<main>three</main>');
    expect(await rollBack(store)).toMatchObject({ number: 6, restores: 2, base: 1 });
    expect(await home()).toContain('<main>two</main>');
    const five = await go('five');
    expect(five).toMatchObject({ number: 7, base: 6 });
    // Back from there is what was live before it: the site that the rollbacks had restored.
    expect((await earlierReleases(store, five)).map(({ number }) => number)).toEqual([6, 1]);
    expect(await rollBack(store)).toMatchObject({ number: 8, restores: 6 });
    expect(await home()).toContain('<main>two</main>');
    expect(await rollBack(store)).toMatchObject({ restores: 1 });
    await expect(rollBack(store)).rejects.toThrow('There is no earlier site to roll back to.');
    const numbers = [];
    for await (const { number } of releases(store)) numbers.push(number);
    expect(numbers).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('publishers at the same time', () => {
  it('eight at once, round after round: every release is in the journal, none is lost, none is refused', async () => {
    const modules = Array.from({ length: 8 }, (_, index) =>
      remote(`mf-m${index}`, [page({ path: `/M${index}`, title: `M ${index}` })]),
    );
    const shell = await publishShell(store);
    const before = await Promise.all(modules.map((module) => publishRemote(store, module)));
    const replace = Object.fromEntries(modules.map(({ name }, index) => [name, before[index] ?? '']));
    await release({ store, replace: { shell, ...replace }, site: sampleSite, backEnd: null });
    const rounds = soak(20, 5);
    for (let round = 1; round <= rounds; round++) {
      const { next } = await readHead(store);
      const made = await Promise.all(
        modules.map(async (module) => {
          const version = await publishRemote(store, module, { words: `'round ${round}'` });
          // Each publisher is a process of its own, with a store of its own over the same folder.
          const own = new FolderStore(store.root);
          return (await release({ store: own, replace: { [module.name]: version }, site: sampleSite, backEnd: null }))
            .release;
        }),
      );
      expect(made.map(({ number }) => number).sort((a, b) => a - b)).toEqual(made.map((_, index) => next + index));
      for (const one of made) {
        expect(one.base).toBe(one.number - 1);
        expect(Object.keys(one.changed)).toHaveLength(1);
      }
    }
    const live = await readLive(store);
    expect(live?.number).toBe(1 + rounds * modules.length);
    for (const { name } of modules) {
      const html = textOf(await requireSiteFile(store, live?.site ?? '', `${name.slice(3).toUpperCase()}.html`));
      expect(html).toContain(`<main>round ${rounds}</main>`);
    }
  }, 240_000);
});

it('whoever others overtake fifty times in a row goes live all the same', async () => {
  const first = await begin();
  let overtaken = 0;
  const gate = async () => {
    const { next } = await readHead(store);
    if (overtaken++ < 50) await append(store, { ...first, number: next });
    return { outcome: 'skipped', why: 'others are faster' } as const;
  };
  const replace = { 'mf-alpha': await publishRemote(store, alpha, { words: "'late'" }) };
  const { release: made } = await release({ store, replace, site: sampleSite, backEnd: null, gate });
  expect(made.number).toBe(52);
}, 60_000);

describe('the newest release', () => {
  it('is found among thousands with a few reads, and with two once it is known', async () => {
    await inParallel(
      Array.from({ length: 1000 }, (_, index) => record(index + 1)),
      (one) => append(store, one),
    );
    let reads = 0;
    const counting: ReleaseStore = {
      read: (key) => {
        reads++;
        return store.read(key);
      },
      create: (key, bytes) => store.create(key, bytes),
      list: () => Promise.reject(new Error('Listing all of a store is dear.')),
      remove: () => Promise.reject(new Error('Nothing is to be removed.')),
    };
    expect((await readHead(counting)).release?.number).toBe(1000);
    expect(reads).toBeLessThan(40);
    reads = 0;
    expect((await readHead(counting)).next).toBe(1001);
    expect(reads).toBe(2);
    await append(store, record(1001));
    expect((await readHead(counting)).release?.site).toBe('site-1001');
  }, 120_000);

  it('is the last whole one; the next has a number of its own', async () => {
    await append(store, record(1));
    await store.create(keys.release('live', 2), '{"number": 2, "si');
    await store.create(keys.release('live', 3), '');
    expect(await readHead(store)).toEqual({ release: record(1), next: 4 });
  });

  it('is found again after the store was emptied and filled anew', async () => {
    for (const number of [1, 2, 3]) await append(store, record(number));
    await readHead(store);
    for (const file of (await store.list('channels/')).slice(1)) await store.remove(file);
    expect((await readHead(store)).release?.number).toBe(1);
  });

  it('is one’s own where the answer to the first try was lost', async () => {
    expect(await append(store, record(1))).toBe(true);
    expect(await append(store, record(1))).toBe(true);
    expect(await append(store, { ...record(1), by: 'another' })).toBe(false);
  });
});

describe('a store that was filled before there was a journal', () => {
  /** Sites as files in a folder of their own, and a pointer to the live one. */
  async function formerStore(): Promise<readonly string[]> {
    const sites: string[] = [];
    for (const words of ['one', 'two', 'three']) {
      if (words === 'one') await begin();
      const { site } = await go(words);
      sites.unshift(site);
    }
    const former = await temporaryStore();
    for (const { key } of await store.list('modules/')) await former.create(key, (await store.read(key)) ?? '');
    for (const site of sites) {
      const index = JSON.parse(
        (await store.read(keys.siteIndex(site)).then((bytes) => (bytes ? textOf(bytes) : undefined))) ?? '',
      );
      const blob = async (piece: number) => (await store.read(keys.blob(index.blobs[piece]))) ?? '';
      await former.create(`sites/${site}/lock.json`, await blob(index.lock));
      await former.create(`sites/${site}/hosting.json`, await blob(index.hosting));
      for (const file of Object.keys(index.files))
        await former.create(`sites/${site}/public/${file}`, (await readSiteFile(store, site, file)) ?? '');
    }
    const [live, ...previous] = sites;
    await mkdir(path.join(former.root, 'pointers'), { recursive: true });
    await writeFile(path.join(former.root, 'pointers/live'), JSON.stringify({ site: live, previous }));
    store = former;
    return sites;
  }

  it('goes on where it was: the live site, publishing over it, and back to those before', async () => {
    const sites = await formerStore();
    expect(await readLive(store)).toMatchObject({ number: 0, site: sites[0], base: -1 });
    expect(await home()).toContain('<main>three</main>');
    const first = await go('four');
    expect(first).toMatchObject({ number: 1, base: 0 });
    expect((await earlierReleases(store, first)).map(({ site }) => site)).toEqual(sites);
    expect((await rollBack(store)).site).toBe(sites[0]);
    expect((await rollBack(store)).site).toBe(sites[1]);
    expect(await home()).toContain('<main>two</main>');
    expect((await rollBack(store)).site).toBe(sites[2]);
    await expect(rollBack(store)).rejects.toThrow('no earlier site');
  });
});
