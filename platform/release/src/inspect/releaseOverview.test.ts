import { beforeEach, expect, it } from 'vitest';
import { append, type Release } from '../journal';
import type { FolderStore } from '../store/FolderStore';
import { temporaryStore } from '../testing';
import { releaseOverview } from './releaseOverview';

let store: FolderStore;
const at = '2026-11-23T01:00:00.000Z';
const record = (number: number, change: Partial<Release> = {}): Release => ({
  number,
  kind: 'publish',
  site: `site-${number}`,
  lock: 'lock',
  modules: { 'mf-news': 'a' },
  changed: { 'mf-news': { from: 'a', to: 'b' } },
  base: number - 1,
  at,
  by: 'Kim Haneul <kim@example.kr>',
  commit: 'abc',
  why: 'a reason',
  ...change,
});

beforeEach(async () => {
  store = await temporaryStore();
});

it('tells number, time, who without an address, why, what changed and what the gate said, newest first', async () => {
  const gate = { outcome: 'passed', checks: ['axe'], pages: ['/', '/a'], leftOut: [], ms: 7 } as const;
  await append(store, record(1, { gate: { outcome: 'skipped', why: 'at night' }, by: null, why: null }));
  await append(store, record(2, { gate: { ...gate, leftOut: [{ count: 3, pages: ['/b'], why: 'alike' }] } }));
  await append(store, record(3, { kind: 'rollback', restores: 1 }));
  const { releases = [], canary } = (await releaseOverview(store, 9)) ?? {};
  expect(releases.map(({ name, kind, by, gate }) => [name, kind, by, gate])).toEqual([
    ['live/3', 'rollback', 'Kim Haneul', null],
    ['live/2', 'publish', 'Kim Haneul', { outcome: 'passed', pages: 2, leftOut: 3 }],
    ['live/1', 'publish', null, { outcome: 'skipped', why: 'at night' }],
  ]);
  expect(releases[1]).toMatchObject({ at, why: 'a reason', changed: ['mf-news'] });
  expect(canary).toBeNull();
  expect(JSON.stringify(releases)).not.toContain('@');
});

it('leaves out what only followed a post, and no more than were asked for', async () => {
  await append(store, record(1));
  await append(store, record(2));
  for (let number = 3; number <= 12; number++) await append(store, record(number, { kind: 'data', changed: {} }));
  expect((await releaseOverview(store, 1))?.releases.map(({ name }) => name)).toEqual(['live/2']);
  expect((await releaseOverview(store, 5))?.releases.map(({ name }) => name)).toEqual(['live/2', 'live/1']);
});

it('tells of the canary while it is open', async () => {
  await append(store, record(1));
  await append(store, record(1, { kind: 'canary', share: 0.1, own: { 'mf-news': 'b' } }), 'canary');
  expect((await releaseOverview(store, 5))?.canary).toMatchObject({ name: 'canary/1', share: 0.1 });
  await append(store, record(2, { kind: 'choice' }), 'canary');
  expect((await releaseOverview(store, 5))?.canary).toBeNull();
});

it('a store in which nothing was released tells so', async () => {
  expect(await releaseOverview(store, 5)).toBeNull();
});
