import { readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkSite } from './checkSite';
import { collectGarbage, retention } from './collectGarbage';
import { append, type Release, readHead, releases } from './journal';
import { readLive } from './live';
import { release } from './release';
import { rollBack } from './rollBack';
import type { FolderStore } from './store/FolderStore';
import { keys } from './store/keys';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from './testing';

const day = 86_400_000;
const alpha = remote('mf-alpha', [page({ path: '/' }), page({ path: '/About' })]);
const beta = remote('mf-beta', [page({ path: '/Beta' })]);

let store: FolderStore;
let serial = 0;
beforeEach(async () => {
  store = await temporaryStore();
});

/** Everything in the store was made long ago. */
async function age(hours = 48): Promise<void> {
  const then = (Date.now() - hours * 3_600_000) / 1000;
  for (const { key } of await store.list('')) utimesSync(store.pathOf(key), then, then);
}

async function begin(): Promise<void> {
  const replace = {
    shell: await publishShell(store),
    'mf-alpha': await publishRemote(store, alpha),
    'mf-beta': await publishRemote(store, beta),
  };
  await release({ store, replace, site: sampleSite, backEnd: null });
}

async function go(module = alpha, words = `'words ${serial++}'`): Promise<Release> {
  const replace = { [module.name]: await publishRemote(store, module, { words }) };
  return (await release({ store, replace, site: sampleSite, backEnd: null })).release;
}

const all = async () => {
  const found: Release[] = [];
  for await (const one of releases(store)) found.push(one);
  return found;
};
const sizes = async () => new Map((await store.list('')).map(({ key, bytes }) => [key, bytes]));

/** The journal once more in a store of its own, with other times: as if the releases were `days` old. */
async function dated(daysAgo: readonly number[]): Promise<void> {
  const records = (await all()).reverse();
  for (const { key } of await store.list('channels/')) rmSync(store.pathOf(key));
  for (const [index, record] of records.entries())
    await append(store, { ...record, at: new Date(Date.now() - (daysAgo[index] ?? 0) * day).toISOString() });
}

describe('what is kept', () => {
  it('random histories: every release within the retention stays whole, and the rest leaves nothing', async () => {
    for (let history = 0; history < 6; history++) {
      store = await temporaryStore();
      await begin();
      const steps = 15 + Math.floor(Math.random() * 25);
      for (let step = 0; step < steps; step++) {
        const dice = Math.random();
        if (dice < 0.2) await rollBack(store).catch(() => null);
        else if (dice < 0.3) await publishRemote(store, alpha, { words: `'never live ${serial++}'` });
        else if (dice < 0.4) await go(beta, `'one of ${Math.floor(Math.random() * 3)}'`);
        else await go(dice < 0.7 ? alpha : beta);
      }
      const count = (await all()).length;
      const days = Array.from({ length: count }, () => Math.random() * 400).sort((one, other) => other - one);
      await dated(days);
      await age();
      const listed = await all();
      const before = await sizes();
      const plan = await collectGarbage(store, { dryRun: true });
      expect(await sizes()).toEqual(before);
      const sweep = await collectGarbage(store);
      expect(sweep.removed.map(({ key }) => key)).toEqual(plan.removed.map(({ key }) => key));

      const newest = Date.parse(listed[0]?.at ?? '');
      const within = listed.filter(
        (_, index) => index < 20 || Date.parse(listed[index - 1]?.at ?? '') >= newest - retention.days * day,
      );
      for (const { site } of within) expect(await checkSite(store, site)).toEqual([]);
      const sites = new Set([...(await store.list('sites/'))].map(({ key }) => key.split('/')[1]));
      for (const { site } of within) sites.delete(site);
      // Sites beyond the retention stay only where rollbacks lead to them.
      for (let step = 0; step < 20; step++) {
        const back = await rollBack(store).catch(() => null);
        if (!back) break;
        expect(await checkSite(store, back.site)).toEqual([]);
        sites.delete(back.site);
      }
      expect([...sites]).toEqual([]);
    }
  }, 240_000);

  it('is not what nobody names, once a day has passed', async () => {
    await begin();
    const dead = await publishRemote(store, alpha, { words: "'never live'" });
    expect((await collectGarbage(store)).removed).toEqual([]);
    await age();
    const { removed } = await collectGarbage(store);
    expect(removed.every(({ key }) => key.startsWith(`modules/mf-alpha/${dead}/`))).toBe(true);
    expect(readdirSync(path.join(store.root, 'files/modules/mf-alpha'))).toHaveLength(1);
    expect(await checkSite(store, (await readLive(store))?.site ?? '')).toEqual([]);
    // What was removed can be published again.
    await go(alpha, "'never live'");
    expect(await checkSite(store, (await readLive(store))?.site ?? '')).toEqual([]);
  });

  it('does not hang on the clock of the machine that sweeps', async () => {
    await begin();
    for (let count = 0; count < 3; count++) await go();
    await age();
    const { removed } = await collectGarbage(store, { now: Date.now() + 1000 * day });
    expect(removed).toEqual([]);
  });

  it('stays, all of it, where a kept release can not be read', async () => {
    await begin();
    await publishRemote(store, alpha, { words: "'never live'" });
    await age();
    const { release: live } = await readHead(store);
    rmSync(store.pathOf(keys.manifest('mf-beta', live?.modules['mf-beta'] ?? '')));
    const before = await sizes();
    await expect(collectGarbage(store)).rejects.toThrow(/Release 1 can not be read whole, so nothing was removed/);
    expect(await sizes()).toEqual(before);
  });
});

it('a page that has not changed costs nothing in the next site', async () => {
  await begin();
  const pages = Array.from({ length: 40 }, (_, index) =>
    page({ path: `/News${index}`, title: `News ${index}`, prerender: './prerender.ts' }),
  );
  const own = { prerender: '{ data: async ({ path }) => path }', words: "page ? (page.data + ' ').repeat(800) : ''" };
  const replace = { 'mf-many': await publishRemote(store, remote('mf-many', pages), own) };
  await release({ store, replace, site: sampleSite, backEnd: null });
  const weigh = async (prefixes: readonly string[]) =>
    (await Promise.all(prefixes.map((prefix) => store.list(prefix)))).flat().reduce((sum, { bytes }) => sum + bytes, 0);
  const before = await weigh(['sites/', 'blobs/']);
  await go(beta);
  const cost = (await weigh(['sites/', 'blobs/'])) - before;
  // What a site costs by itself: its lock, twice, and its index.
  expect(before).toBeGreaterThan(300_000);
  expect(cost).toBeLessThan(60_000);
});

it('a preview is kept, with the script that it brings, until its link is over', async () => {
  await begin();
  const version = await publishRemote(store, beta, { words: "'previewed'" });
  const given = { store, site: sampleSite, backEnd: null, keepFacts: true, channel: 'preview-1a2b' };
  await store.create(keys.asset('overlay.0.js'), 'overlay();');
  const until = new Date(Date.now() + 10 * day).toISOString();
  const { release: made } = await release({
    ...given,
    replace: { 'mf-beta': version },
    details: { overlay: 'overlay.0.js', until },
  });
  await age();
  expect((await collectGarbage(store)).removed).toEqual([]);
  await collectGarbage(store, { now: Date.now() + 12 * day });
  expect(await store.read(keys.asset('overlay.0.js'))).toBeNull();
  expect(await store.list(`modules/mf-beta/${version}/`)).toEqual([]);
  expect(await store.read(keys.siteIndex(made.site))).toBeNull();
  expect(await checkSite(store, (await readLive(store))?.site ?? '')).toEqual([]);
});
