import { siteFacts } from '@riverview/site/siteFacts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepHouse } from './keepHouse';
import type { LeadStore } from './leadStore';
import { leadsContext } from './leadsContext';
import { fakeFirestore } from './store/fakeFirestore';
import { firestoreLeadStore } from './store/firestoreLeadStore';
import { sqliteStore } from './testing/sqliteStore';
import { startEndpoint } from './testing/startEndpoint';

// Each write waits for the disk, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The machine: what its clock says and how long it has run. */
let wall: number;
let ran: number;
let dispose: (() => void) | null;
let store: LeadStore;
let started: { close(): Promise<void> }[];

beforeEach(() => {
  wall = Date.parse('2027-03-01T00:00:00Z');
  ran = 0;
  dispose = null;
  started = [];
});
afterEach(async () => {
  for (const endpoint of started) await endpoint.close();
  dispose?.();
});

const machine = () => ({ now: () => new Date(wall), uptime: () => ran });
function run(time: number): void {
  wall += time;
  ran += time;
}

async function start() {
  const endpoint = await startEndpoint({ store, ...machine() });
  started.push(endpoint);
  return endpoint;
}

/** What a schedule calls, in a process of its own. */
function housekeeping(): () => Promise<void> {
  const options = { facts: siteFacts, limits: { bodyBytes: 1, burst: 1, perMinute: 1 }, report: () => {} };
  const context = leadsContext({
    ...options,
    ...machine(),
    store,
    sms: { send: async () => 'id' },
    staffOf: async () => null,
  });
  return () => keepHouse(context);
}

let posted = 0;
async function post(url: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key: `retention-lead-${String(++posted).padStart(8, '0')}`,
      form: 'interest',
      name: '김하늘',
      phone: '010-1234-5678',
      consent: '2026-11-20',
    }),
  });
  expect(answer.status).toBe(200);
}

const kept = async () => (await store.list({ text: '', state: 'all', cursor: null, limit: 200 })).leads;

describe.each(['sqlite', 'firestore'])('with the %s store', (kind) => {
  beforeEach(() => {
    if (kind === 'firestore') store = firestoreLeadStore(fakeFirestore());
    else {
      const opened = sqliteStore();
      // Two years of housekeeping in a second: nothing here is to outlive a power cut.
      opened.database.exec('PRAGMA synchronous = OFF');
      ({ store, dispose } = opened);
    }
  });

  test('a clock 366 days ahead for one post deletes none of 50', async () => {
    const { url } = await start();
    for (let n = 0; n < 50; n++) await post(url);
    run(10 * minute);
    wall += 366 * day;
    await post(url);
    await housekeeping()();
    expect(await kept()).toHaveLength(51);
    wall -= 366 * day;
    run(10 * minute);
    await post(url);
    await housekeeping()();
    expect(await kept()).toHaveLength(52);
    // The one that came meanwhile is kept no longer than the others.
    for (const { receivedAt, consentedAt, deleteAfter } of await kept()) {
      expect(Date.parse(receivedAt)).toBeLessThanOrEqual(wall);
      expect(Date.parse(consentedAt)).toBeLessThanOrEqual(wall);
      expect(Date.parse(deleteAfter)).toBeLessThanOrEqual(wall + siteFacts.leads.retentionDays * day);
    }
  });

  test('a process that starts with a clock 366 days ahead deletes none', async () => {
    const { url } = await start();
    for (let n = 0; n < 5; n++) await post(url);
    wall += 366 * day;
    ran = 0;
    const another = await start();
    run(6 * minute);
    await post(another.url);
    await housekeeping()();
    expect(await kept()).toHaveLength(6);
  });

  test('nor does one over a store that knows nothing of the time yet', async () => {
    const { url } = await start();
    for (let n = 0; n < 5; n++) await post(url);
    store.clock = async () => null;
    wall += 366 * day;
    await housekeeping()();
    expect(await kept()).toHaveLength(5);
  });

  test('leads taken while the clock says 1970 are dated by the time that is known, and stay', async () => {
    const { url } = await start();
    await post(url);
    const before = wall;
    wall = 0;
    for (let n = 0; n < 10; n++) {
      run(10 * minute);
      await post(url);
    }
    wall = before + 100 * minute;
    run(10 * minute);
    await post(url);
    await housekeeping()();
    const leads = await kept();
    expect(leads).toHaveLength(12);
    for (const { receivedAt, consentedAt, deleteAfter } of leads) {
      expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(before);
      expect(consentedAt).toBe(receivedAt);
      expect(Date.parse(deleteAfter) - Date.parse(receivedAt)).toBe(siteFacts.leads.retentionDays * day);
    }
  });

  test('a process that starts in 1970 goes on from the time that was known', async () => {
    const { url } = await start();
    await post(url);
    const before = wall;
    wall = 0;
    ran = 0;
    await post((await start()).url);
    await housekeeping()();
    expect((await kept()).map(({ receivedAt }) => Date.parse(receivedAt) >= before)).toEqual([true, true]);
  });

  test('in a system that runs, what is past its day goes by schedule, without a visitor', async () => {
    const { url } = await start();
    for (let n = 0; n < 11; n++) await post(url);
    const keep = housekeeping();
    for (let n = 0; n < 52; n++) {
      run(7 * day);
      await keep();
    }
    expect(await kept()).toHaveLength(11);
    for (let n = 0; n < 2; n++) {
      run(day);
      await keep();
    }
    expect(await kept()).toEqual([]);
    const { entries } = await store.readLog(null, 9);
    expect(new Set(entries.map(({ who, action }) => `${who} ${action}`))).toEqual(new Set(['system expire']));
    expect(entries.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(11);
  });

  test('after a stop of 400 days it goes once the system has run for a day', async () => {
    const { url } = await start();
    for (let n = 0; n < 11; n++) await post(url);
    wall += 400 * day;
    ran = 0;
    const keep = housekeeping();
    await keep();
    for (let n = 0; n < 23; n++) {
      run(hour);
      await keep();
    }
    expect(await kept()).toHaveLength(11);
    for (let n = 0; n < 2; n++) {
      run(hour);
      await keep();
    }
    expect(await kept()).toEqual([]);
  });

  test('it also goes with the posts, where nothing keeps a schedule', async () => {
    const { url } = await start();
    await post(url);
    run(366 * day);
    // The first reading after such a time begins the day in which the clock must stand.
    await post(url);
    run(25 * hour);
    await post(url);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(2), 10_000);
  });

  test('the access log is kept for two years and then goes as well', async () => {
    const { url } = await start();
    await fetch(url, { headers: { authorization: 'Bearer administrator' } });
    const keep = housekeeping();
    for (let n = 0; n < 73; n++) {
      run(10 * day);
      await keep();
    }
    expect((await store.readLog(null, 9)).entries.map(({ action }) => action)).toEqual(['list']);
    for (let n = 0; n < 2; n++) {
      run(day);
      await keep();
    }
    expect((await store.readLog(null, 9)).entries).toEqual([]);
  });
});
