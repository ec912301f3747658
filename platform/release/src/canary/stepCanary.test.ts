import type { ReleaseHour, Tally } from '@platform/contract/signalCounts';
import { beforeEach, expect, test } from 'vitest';
import { type Release, readHead } from '../journal';
import { release } from '../release';
import type { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { canaryRules } from './CanaryJudge';
import { canaryChannel, canaryRun } from './canaryRun';
import { returnCanary } from './returnCanary';
import { stepCanary } from './stepCanary';

const alpha = remote('mf-alpha', [page({ path: '/' })]);
const beta = remote('mf-beta', [page({ path: '/news' })]);
const hour = 3_600_000;

let store: FolderStore;
let newer: string;
let hours: ReleaseHour[];

const given = () => ({ store, site: sampleSite, backEnd: null });
const head = async (channel: string) => (await readHead(store, channel)).release as Release;
const open = (version: string, share = 0.1) =>
  release({
    ...given(),
    channel: canaryChannel,
    replace: { 'mf-alpha': version },
    keepFacts: true,
    details: { kind: 'canary', share },
  });

beforeEach(async () => {
  store = await temporaryStore();
  hours = [];
  await release({
    ...given(),
    replace: {
      shell: await publishShell(store),
      'mf-alpha': await publishRemote(store, alpha),
      'mf-beta': await publishRemote(store, beta),
    },
  });
  newer = await publishRemote(store, alpha, { words: "'newer'" });
});

/** What is counted of the canary that is out and of the live release in the next hour, over and above what was. */
async function count(canary: Tally, live: Tally = { visits: 1000, failures: 10 }): Promise<void> {
  const at = new Date(Date.now() + hours.length * hour).toISOString().slice(0, 13);
  hours.push(
    { hour: at, release: `canary/${(await head(canaryChannel)).number}`, tally: canary },
    { hour: at, release: `live/${(await head('live')).number}`, tally: live },
  );
}

const step = () =>
  stepCanary({
    store,
    site: sampleSite,
    note: { by: 'the controller', commit: null },
    readHours: async (from) => ({
      now: new Date(Date.now() + (hours.length + 2) * hour).toISOString(),
      hours: hours.filter((one) => one.hour >= from),
    }),
    findBackEnd: async () => null,
    rules: { ...canaryRules, visits: 100 },
  });

test('without a canary there is nothing to do', async () => {
  expect(await step()).toBeNull();
  await expect(returnCanary(store, { by: null, commit: null, why: null })).rejects.toThrow('No canary is out');
});

test('a canary without an hour that is over waits', async () => {
  await open(newer);
  expect(await head(canaryChannel)).toMatchObject({ kind: 'canary', share: 0.1, own: { 'mf-alpha': newer } });
  expect(await step()).toMatchObject({ kind: 'wait' });
  expect((await head(canaryChannel)).number).toBe(1);
});

test('one that is no worse goes on step by step, and is live in the end', async () => {
  await open(newer);
  for (const share of [0.25, 0.5]) {
    await count({ visits: 200, failures: 2 });
    expect(await step()).toMatchObject({ kind: 'go-on', share });
    expect(await head(canaryChannel)).toMatchObject({ kind: 'canary', share, by: 'the controller' });
  }
  expect((await head(canaryChannel)).why).toMatch(/^no worse in 200 visits at 25 %/);
  expect((await head('live')).modules['mf-alpha']).not.toBe(newer);
  await count({ visits: 200, failures: 2 });
  expect(await step()).toMatchObject({ kind: 'go-on', share: 1 });
  expect(await head('live')).toMatchObject({ kind: 'promotion', modules: { 'mf-alpha': newer } });
  const canary = await head(canaryChannel);
  expect([canary.share, canary.own]).toEqual([undefined, {}]);
  expect(await step()).toBeNull();
});

test('one that is worse is back by itself, and the journal says why', async () => {
  await open(newer);
  for (let at = 0; at < 2; at++) await count({ visits: 200, failures: 40 });
  const verdict = await step();
  expect(verdict).toMatchObject({ kind: 'return' });
  const live = await head('live');
  const canary = await head(canaryChannel);
  expect(canary).toMatchObject({ kind: 'rollback', own: {}, site: live.site, why: verdict?.why });
  expect(canary.share).toBeUndefined();
  expect(canary.why).toMatch(/^worse: visits with an error 20 % of \d+, live 1\.0 % of \d+; evidence /);
  expect(await canaryRun(store)).toBeNull();
});

test('a newer version begins anew: what the one before did is not held against it', async () => {
  await open(newer);
  for (let at = 0; at < 2; at++) await count({ visits: 200, failures: 40 });
  await open(await publishRemote(store, alpha, { words: "'repaired'" }));
  expect(await step()).toMatchObject({ kind: 'wait' });
  expect(await canaryRun(store)).toHaveLength(1);
});

test('what others publish meanwhile is in the canary with the next look, and nobody else is shown it', async () => {
  await open(newer);
  await count({ visits: 60 });
  const others = await publishRemote(store, beta, { words: "'others'" });
  await release({ ...given(), replace: { 'mf-beta': others }, keepFacts: true });
  expect(await step()).toMatchObject({ kind: 'wait' });
  expect(await head(canaryChannel)).toMatchObject({
    share: 0.1,
    modules: { 'mf-alpha': newer, 'mf-beta': others },
    why: 'what is live has changed',
  });
  expect(await canaryRun(store)).toHaveLength(2);
  // The visits of the step go on where they were.
  await count({ visits: 60 });
  expect(await step()).toMatchObject({
    kind: 'go-on',
    share: 0.25,
    why: expect.stringContaining('120 visits at 10 %'),
  });
  expect((await head('live')).modules['mf-alpha']).not.toBe(newer);
});
