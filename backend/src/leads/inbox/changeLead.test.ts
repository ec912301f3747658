import type { LeadWork } from '@riverview/site/leadWork';
import { workLimits } from '@riverview/site/leadWork';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeadStore } from '../leadStore';
import { fakeFirestore } from '../store/fakeFirestore';
import { firestoreLeadStore } from '../store/firestoreLeadStore';
import { sqliteStore } from '../testing/sqliteStore';
import { startEndpoint } from '../testing/startEndpoint';
import { storedLead } from '../testing/storedLead';

// Each write waits for the disk, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const desks = ['owner@example.com', 'sales@example.com'] as const;
const id = (n: number) => `lead-${String(n).padStart(12, '0')}`;
const today = '2026-11-23';

describe.each(['sqlite', 'firestore'])('with the %s store', (kind) => {
  let store: LeadStore;
  let dispose = () => {};
  let endpoint: Awaited<ReturnType<typeof startEndpoint>>;

  beforeEach(async () => {
    if (kind === 'firestore') store = firestoreLeadStore(fakeFirestore());
    else ({ store, dispose } = sqliteStore());
    endpoint = await startEndpoint({
      store,
      now: () => new Date(`${today}T01:00:00.000Z`),
      staffOf: async ({ headers }) => ({ account: headers.authorization ?? '', role: 'sales' }),
    });
    for (const n of [1, 2, 3])
      await store.add(storedLead({ id: id(n), receivedAt: `2026-11-20T12:00:0${n}.000Z`, phone: '010-5555-6666' }));
    await store.add(storedLead({ id: id(4), phone: '010-7777-8888' }));
  });
  afterEach(async () => {
    await endpoint.close();
    dispose();
  });

  async function change(n: number, body: object, who: string = desks[0]) {
    const answer = await fetch(`${endpoint.url}/${id(n)}`, {
      method: 'PATCH',
      headers: { authorization: who, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { outcome, work } = (await answer.json()) as { outcome: string; work: LeadWork };
    return { status: answer.status, outcome, work };
  }
  const read = async (path: string) =>
    (
      (await (await fetch(endpoint.url + path, { headers: { authorization: desks[0] } })).json()) as {
        leads: { id: string; work: LeadWork; others: { id: string; work: LeadWork }[] }[];
      }
    ).leads;

  test('the whole way of a lead stands in it, with who and when', async () => {
    let revision = 0;
    for (const status of ['no-answer', 'called', 'visit-booked', 'visited', 'contract', 'lost'] as const) {
      const { work } = await change(4, { revision, status });
      expect([work.status, work.revision]).toEqual([status, ++revision]);
    }
    const [lead] = await read('?query=7777');
    expect(lead?.work.history.map((entry) => entry.kind === 'status' && `${entry.from} ${entry.to}`)).toEqual([
      'new no-answer',
      'no-answer called',
      'called visit-booked',
      'visit-booked visited',
      'visited contract',
      'contract lost',
    ]);
    expect(lead?.work.history[0]).toMatchObject({ by: desks[0], at: `${today}T01:00:00.000Z` });
  });

  test('of two desks that change what they saw, the second is told what the first did, and nothing is lost', async () => {
    const [first, second] = await Promise.all([
      change(4, { revision: 0, status: 'called', note: '첫째 메모' }, desks[0]),
      change(4, { revision: 0, status: 'no-answer', note: '둘째 메모' }, desks[1]),
    ]);
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
    const [told, winner] = first?.status === 409 ? [first, second] : [second, first];
    expect(told?.outcome).toBe('changed-meanwhile');
    expect(told?.work).toEqual(winner?.work);
    expect(told?.work.history).toHaveLength(2);
    // Having seen it, the second goes on; a note alone never has to wait.
    const again = await change(4, { revision: told?.work.revision, status: 'lost' }, desks[1]);
    const noted = await change(4, { note: '늦은 메모' }, desks[0]);
    expect([again.status, noted.status, noted.work.history.length]).toEqual([200, 200, 4]);
  });

  test('twenty notes at once are twenty notes', async () => {
    const notes = Array.from({ length: 20 }, (_, n) => change(4, { note: `메모 ${n}` }, desks[n % 2]));
    expect(new Set((await Promise.all(notes)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await store.read(id(4)))?.work.history).toHaveLength(20);
  });

  test('what came from the same number before, and is new, goes along; what came after does not', async () => {
    await change(1, { revision: 0, status: 'lost' });
    const { work } = await change(2, { revision: 0, status: 'called', note: '통화함' });
    expect(work.history).toHaveLength(2);
    await store.add(storedLead({ id: id(5), receivedAt: '2026-11-20T11:00:00.000Z', phone: '010-5555-6666' }));
    await change(3, { revision: 0, status: 'no-answer' });
    const [newest] = await read('?query=5555');
    expect(newest?.others.map((other) => [other.id, other.work.status])).toEqual([
      [id(2), 'called'],
      [id(1), 'lost'],
      [id(5), 'no-answer'],
    ]);
    expect((await store.read(id(4)))?.work.status).toBe('new');
  });

  test('what is due today or was before stands first, until it is done', async () => {
    await change(1, { revision: 0, next: { what: '자료 발송', due: '2026-11-24' } });
    await change(2, { revision: 0, next: { what: '다시 전화', due: today } });
    await change(4, { revision: 0, next: { what: '계약 설명', due: '2026-11-20' } });
    expect((await read('/due')).map((lead) => lead.id)).toEqual([id(4), id(2)]);
    await change(4, { revision: 1, next: null });
    expect((await read('/due')).map((lead) => lead.id)).toEqual([id(2)]);
    const summary = await fetch(`${endpoint.url}/summary`, { headers: { authorization: desks[0] } });
    expect(await summary.json()).toMatchObject({ open: 4, due: 1 });
  });

  test.each([
    {},
    { status: 'called' },
    { revision: 0, status: 'bought' },
    { revision: '0', status: 'called' },
    { revision: 0, next: { what: '전화' } },
    { note: '' },
  ])('%j is not taken', async (body) => {
    expect((await change(4, body)).status).toBe(400);
    expect((await store.readLog(null, 9)).entries).toEqual([]);
  });

  test('a lead that is gone is told from one that somebody changed', async () => {
    await store.remove([id(4)], `${today}T01:00:00.000Z`, '2028-01-01T00:00:00.000Z');
    expect((await change(4, { revision: 0, status: 'called' })).status).toBe(404);
  });

  test('a history that is full takes nothing more and keeps what it has', async () => {
    const entry = { at: `${today}T01:00:00.000Z`, by: desks[0], kind: 'note', text: '메모' } as const;
    await store.change([id(4)], (leads) =>
      leads.map((lead) => ({
        ...lead,
        work: { ...lead.work, history: Array.from({ length: workLimits.history }, () => entry) },
      })),
    );
    expect(await change(4, { note: '하나 더' })).toMatchObject({ status: 422, outcome: 'full' });
    expect((await store.read(id(4)))?.work.history).toHaveLength(workLimits.history);
  });
});
