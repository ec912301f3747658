import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { staffToken } from '../staffToken';
import type { AccessPage } from './accessLog';
import { accessLogDays } from './accessLog';
import type { LeadStore } from './leadStore';
import { fakeFirestore } from './store/fakeFirestore';
import { firestoreLeadStore } from './store/firestoreLeadStore';
import { sqliteStore } from './testing/sqliteStore';
import { startEndpoint } from './testing/startEndpoint';

// Each write waits for the disk, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const administrator = { authorization: 'Bearer administrator' };
const sent = { form: 'interest', name: '김하늘', phone: '010-1234-5678', consent: '2026-11-20' };

test('is kept for at least a year', () => expect(accessLogDays).toBeGreaterThanOrEqual(366));

describe.each(['sqlite', 'firestore'])('with the %s store', (kind) => {
  let store: LeadStore;
  let dispose = () => {};
  let endpoint: Awaited<ReturnType<typeof startEndpoint>>;

  beforeEach(async () => {
    if (kind === 'firestore') store = firestoreLeadStore(fakeFirestore());
    else ({ store, dispose } = sqliteStore());
    endpoint = await startEndpoint({ store });
  });
  afterEach(async () => {
    await endpoint.close();
    dispose();
  });

  async function register(n: number): Promise<{ receipt: string; withdraw: string }> {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sent, key: `logged-lead-0000000${n}` }),
    });
    return (await answer.json()) as { receipt: string; withdraw: string };
  }
  const call = (path: string, init: RequestInit = {}) =>
    fetch(endpoint.url + path, { ...init, headers: { ...administrator, 'content-type': 'application/json' } });
  const logged = async (parameters = '') => (await (await call(`/log${parameters}`)).json()) as AccessPage;

  test('says who did what, when and to which, and nothing of the person', async () => {
    const [first, second] = [await register(1), await register(2)];
    await call('');
    await call(`?query=${encodeURIComponent('김하늘')}`);
    await (await call('/export?query=1234')).text();
    await call(`/${first?.receipt}`, {
      method: 'PATCH',
      body: JSON.stringify({ revision: 0, status: 'called', note: '김하늘 님과 통화' }),
    });
    await call(`/${first?.receipt}?why=withdrawn`, { method: 'DELETE' });
    await fetch(new URL(second?.withdraw ?? '', endpoint.url), { method: 'POST' });
    await vi.waitFor(async () => expect((await logged()).entries).toHaveLength(7), 10_000);

    const { entries, next } = await logged();
    const who = 'owner@example.com';
    expect(next).toBeNull();
    expect(entries.toReversed().map(({ id: _, at: __, ...entry }) => entry)).toEqual([
      { who, action: 'list', lead: null, count: 2 },
      { who, action: 'search', lead: null, count: 2 },
      { who, action: 'export', lead: null, count: null },
      { who, action: 'export-end', lead: null, count: 2 },
      { who, action: 'work', lead: first?.receipt, count: 1, detail: 'status note' },
      { who, action: 'delete', lead: first?.receipt, count: 1, detail: 'withdrawn' },
      { who: 'visitor', action: 'withdraw', lead: second?.receipt, count: 1 },
    ]);
    for (const { at } of entries) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(entries)).not.toMatch(/김하늘|1234-?5678|query/);
  });

  test('is for the administrator, in pages', async () => {
    expect((await fetch(`${endpoint.url}/log`)).status).toBe(401);
    for (let n = 0; n < 5; n++) await call('');
    const first = await logged('?limit=3');
    const second = await logged(`?limit=3&cursor=${encodeURIComponent(first.next ?? '')}`);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([3, 2, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(5);
  });

  test('what cannot be written down is not done', async () => {
    const { receipt } = await register(1);
    store.log = async () => {
      throw new Error('disk full');
    };
    expect((await call('')).status).toBe(500);
    expect((await call('/export')).status).toBe(500);
    expect((await call(`/${receipt}?why=asked`, { method: 'DELETE' })).status).toBe(500);
    expect(await store.find(receipt)).toBe('kept');
  });
});

test.each([
  [{ admin: true, email: 'owner@example.com', sub: 'u1' }, 'owner@example.com'],
  [{ admin: true, sub: 'u1' }, 'u1'],
  [{ admin: true, uid: 'u2' }, 'u2'],
  [{ admin: true }, 'administrator'],
  [{ admin: 'true', email: 'x' }, null],
  [{ email: 'x' }, null],
])('the account of a token with %j is %j', async (claims, account) => {
  const staffOf = staffToken(() => ({ auth_time: Date.now() / 1000, ...claims }), { secondFactor: [] });
  expect((await staffOf({ headers: { authorization: 'Bearer x' } } as never))?.account ?? null).toBe(account);
});
