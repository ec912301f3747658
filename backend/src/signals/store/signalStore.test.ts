import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Signal, SignalReport } from '@platform/contract';
import { openDatabase } from '@platform/local-firebase/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeFirestore, fakeIncrement } from '../../leads/store/fakeFirestore';
import type { SignalStore } from '../signalStore';
import { firestoreSignalStore } from './firestoreSignalStore';
import { sqliteSignalStore } from './sqliteSignalStore';

const place = { page: '/', module: 'mf-home@1f0c2a' };
const report = (signals: readonly Signal[], change: Partial<SignalReport> = {}): SignalReport => ({
  release: 'live/41',
  width: 'narrow',
  signals,
  ...change,
});
/** Keys that an hour has at most, here. */
const most = 20;
const view: Signal = { ...place, kind: 'view', first: true };

describe.each(['sqlite', 'firestore'] as const)('%s', (kind) => {
  let store: SignalStore;
  let close = () => {};

  beforeEach(() => {
    if (kind === 'firestore') {
      store = firestoreSignalStore(fakeFirestore(), fakeIncrement, most);
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), 'signals-'));
    const database = openDatabase(join(folder, 'signals.db'));
    store = sqliteSignalStore(database, most);
    close = () => {
      database.close();
      rmSync(folder, { recursive: true });
    };
  });
  afterEach(() => close());

  test('adds up by hour, release, module, page and width', async () => {
    const slow: Signal = { ...place, kind: 'vital', name: 'LCP', value: 4100 };
    await store.add('2026-11-22T12', report([view, slow]));
    await store.add('2026-11-22T12', report([view, { ...view, page: '/news/:id', first: false }]));
    await store.add('2026-11-22T12', report([view], { width: 'wide' }));
    await store.add('2026-11-22T12', report([view], { release: null }));
    await store.add('2026-11-22T13', report([view], { release: 'canary/7' }));
    const found = await store.read('2026-11-22T12', '2026-11-22T13');
    expect(found).toHaveLength(4);
    expect(found).toContainEqual({
      hour: '2026-11-22T12',
      release: 'live/41',
      ...place,
      width: 'narrow',
      tally: { views: 2, visits: 2, LCP13: 1 },
    });
    expect(found).toContainEqual(expect.objectContaining({ page: '/news/:id', tally: { views: 1 } }));
    expect(found).toContainEqual(expect.objectContaining({ release: null }));
    expect(await store.read('2026-11-22T13', '2026-11-22T14')).toEqual([
      expect.objectContaining({ release: 'canary/7', tally: { views: 1, visits: 1 } }),
    ]);
  });

  test('who makes up names fills an hour to its brim, and what was there goes on', async () => {
    for (let at = 0; at <= most; at++) await store.add('2026-11-22T12', report([{ ...view, page: `/${at}` }]));
    await store.add('2026-11-22T12', report([{ ...view, page: '/0' }]));
    const found = await store.read('2026-11-22T12', '2026-11-22T13');
    expect(found).toHaveLength(most);
    expect(found).toContainEqual(expect.objectContaining({ page: '/0', tally: { views: 2, visits: 2 } }));
  });
});

test('what is past its time is dropped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signals-'));
  const database = openDatabase(join(folder, 'signals.db'));
  const store = sqliteSignalStore(database);
  await store.add('2026-08-01T00', report([view]));
  await store.add('2026-11-22T12', report([view]));
  await store.forget('2026-08-24T12');
  expect((await store.read('2026', '2027')).map(({ hour }) => hour)).toEqual(['2026-11-22T12']);
  expect(database.prepare('SELECT count(*) AS rows FROM signal_counts').get()).toMatchObject({ rows: 2 });
  database.close();
  rmSync(folder, { recursive: true });
});
