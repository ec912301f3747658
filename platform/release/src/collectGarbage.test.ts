import { readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { seed, soak } from '@platform/contract/testing/soak';
import { beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from './canary/simulate/randomCounts';
import { checkSite } from './checkSite';
import { collectGarbage, defaultRetention as retention } from './collectGarbage';
import { append, type Release, readHead, releases } from './journal';
import { nobody, readLive } from './live';
import { pin } from './pins';
import { promote } from './promote';
import { release } from './release';
import { rollBack } from './rollBack';
import { textOf } from './store/bytes';
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

/** A pin, an empty channel, nothing before: what a random step may meet. */
function mayBeRefused(error: Error): void {
  if (!/pinned|no version that is not live|no earlier site/.test(error.message)) throw error;
}

describe(`what is kept (SEED=${seed})`, () => {
  const random = seededRandom(seed);

  it('random histories: every release within the retention stays whole, and the rest leaves nothing', async () => {
    for (let history = 0; history < soak(6, 3); history++) {
      store = await temporaryStore();
      await begin();
      const steps = 15 + Math.floor(random() * 25);
      for (let step = 0; step < steps; step++) {
        const dice = random();
        if (dice < 0.2) await rollBack(store).catch(() => null);
        else if (dice < 0.3) await publishRemote(store, alpha, { words: `'never live ${serial++}'` });
        else if (dice < 0.4) await go(beta, `'one of ${Math.floor(random() * 3)}'`);
        else await go(dice < 0.7 ? alpha : beta);
      }
      const count = (await all()).length;
      const days = Array.from({ length: count }, () => random() * 400).sort((one, other) => other - one);
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

  it('random journals of several channels under random rules: whatever a lock in reach names is there', async () => {
    for (let history = 0; history < soak(5, 3); history++) {
      store = await temporaryStore();
      await begin();
      const given = { store, site: sampleSite, backEnd: null };
      for (let step = 0; step < 24; step++) {
        const dice = random();
        const module = random() < 0.5 ? alpha : beta;
        const replace = { [module.name]: await publishRemote(store, module, { words: `'words ${serial++}'` }) };
        if (dice < 0.15) await rollBack(store).catch(mayBeRefused);
        else if (dice < 0.4)
          await release({ ...given, replace, channel: dice < 0.3 ? 'staging' : 'pr-1' }).catch(mayBeRefused);
        else if (dice < 0.5) await promote({ ...given, channel: 'staging' }).catch(mayBeRefused);
        else if (dice < 0.55)
          await pin({ store, module: module.name, isIn: random() < 0.5, note: nobody }).catch(mayBeRefused);
        else await release({ ...given, replace }).catch(mayBeRefused);
      }
      const days = Array.from({ length: 60 }, () => random() * 300).sort((one, other) => other - one);
      const journals = new Map<string, Release[]>();
      for (const channel of ['live', 'staging', 'pr-1']) {
        const found: Release[] = [];
        for await (const one of releases(store, channel)) found.push(one);
        for (const { key } of await store.list(`channels/${channel}/`)) rmSync(store.pathOf(key));
        const anew = found
          .reverse()
          .map((one, index) => ({ ...one, at: new Date(Date.now() - (days[index] ?? 0) * day).toISOString() }));
        for (const one of anew) await append(store, one, channel);
        journals.set(channel, anew.reverse());
      }
      await age();
      const live = journals.get('live') ?? [];
      const someday = new Date(Date.now() - 200 * day + random() * 400 * day).toISOString().slice(0, 10);
      const rule = {
        releases: 1 + Math.floor(random() * 5),
        days: Math.floor(random() * 120),
        evidenceUntil: random() < 0.4 ? someday : null,
      };
      const pick = () => live[Math.floor(random() * live.length)];
      const named = new Set([`live/${pick()?.number}`, pick()?.lock ?? '', 'live/999', 'feedfacefeedface']);
      const reached = new Set<string>();
      for (const [channel, all] of journals) {
        const newest = Date.parse(all[0]?.at ?? '');
        for (const [index, { site, number, lock }] of all.entries()) {
          const isRecent = Date.parse(all[index - 1]?.at ?? '9999-01-01') >= newest - rule.days * day;
          const isEvidence = channel === 'live' && rule.evidenceUntil && newest < Date.parse(rule.evidenceUntil);
          if (index < rule.releases || isRecent || isEvidence || named.has(`${channel}/${number}`) || named.has(lock))
            reached.add(site);
        }
      }
      await collectGarbage(store, { rule, named });
      for (const site of reached) expect(await checkSite(store, site)).toEqual([]);
      for (const [, [head]] of journals) {
        for (const [module, version] of Object.entries({ ...head?.own, ...head?.pins }))
          expect(await store.read(keys.manifest(module, version)), `${module} ${version}`).not.toBeNull();
      }
    }
  }, 240_000);

  it('is the federation manifest of a remote that a lock names, too', async () => {
    await begin();
    const foreign = { 'mf-manifest.json': '{"id":"mf-alpha"}' };
    const replace = { 'mf-alpha': await publishRemote(store, alpha, { foreign, words: "'lent'" }) };
    const { release: live } = await release({ store, replace, site: sampleSite, backEnd: null });
    await age();
    await collectGarbage(store);
    const key = keys.clientFile('mf-alpha', live.modules['mf-alpha'] ?? '', 'foreign/mf-manifest.json');
    expect(await store.read(key).then((bytes) => (bytes ? textOf(bytes) : undefined))).toBe('{"id":"mf-alpha"}');
  });

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
