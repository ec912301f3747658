import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../store/database';
import type { LeadQuery, LeadStore } from '../leadStore';
import { storedLead } from '../testing/storedLead';
import { fakeFirestore } from './fakeFirestore';
import { firestoreLeadStore } from './firestoreLeadStore';
import { sqliteLeadStore } from './sqliteLeadStore';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const stores: Readonly<Record<string, () => LeadStore>> = {
  sqlite: () => {
    const folder = mkdtempSync(join(tmpdir(), 'leads-'));
    folders.push(folder);
    return sqliteLeadStore(openDatabase(join(folder, 'leads.db')));
  },
  firestore: () => firestoreLeadStore(fakeFirestore()),
};

const everything: LeadQuery = { text: '', state: 'all', cursor: null, limit: 30 };
const pending = { status: 'pending', at: '2026-11-20T12:00:00.000Z', detail: null } as const;

function id(n: number): string {
  return `lead-${String(n).padStart(12, '0')}`;
}

describe.each(Object.entries(stores))('%s store', (_, open) => {
  test('gives back what was added, whole', async () => {
    const store = open();
    const lead = storedLead({
      id: id(1),
      birthday: '950527',
      message: '84A\n"문의" 😀',
      marketing: 'm-1',
      sms: pending,
    });
    expect(await store.add(lead)).toBe('added');
    expect((await store.list(everything)).leads).toEqual([lead]);
  });

  test('keeps the first of two with one id', async () => {
    const store = open();
    await store.add(storedLead({ id: id(1), name: '처음', sms: pending }));
    await store.setHandled(id(1), '2026-11-21T00:00:00.000Z');
    expect(await store.add(storedLead({ id: id(1), name: '나중', sms: pending }))).toBe('known');
    expect((await store.list(everything)).leads).toMatchObject([
      { name: '처음', handledAt: '2026-11-21T00:00:00.000Z' },
    ]);
  });

  test('of twenty at once with one id, one is added', async () => {
    const store = open();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.add(storedLead({ id: id(1) }))));
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
  });

  test('pages through leads of one instant without losing or repeating any', async () => {
    const store = open();
    for (let n = 0; n < 25; n++) await store.add(storedLead({ id: id(n) }));
    await store.add(storedLead({ id: id(99), receivedAt: '2026-11-20T12:00:01.000Z' }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await store.list({ ...everything, cursor, limit: 10 });
      seen.push(...page.leads.map((lead) => lead.id));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual([id(99), ...Array.from({ length: 25 }, (__, n) => id(24 - n))]);
  });

  test('starts anew for a cursor that is not its own', async () => {
    const store = open();
    await store.add(storedLead({ id: id(1) }));
    expect((await store.list({ ...everything, cursor: 'nonsense' })).leads).toHaveLength(1);
  });

  test.each([
    ['하늘', [1]],
    ['010-9876', [2]],
    ['01098765432', [2]],
    ['토요일', [3]],
    ['100%', [3]],
    ['%', [3]],
    ['_', []],
    ["' OR 1=1 --", []],
  ])('searching for %j', async (text, found) => {
    const store = open();
    await store.add(storedLead({ id: id(1), name: '김하늘' }));
    await store.add(storedLead({ id: id(2), name: '이강', phone: '010-9876-5432' }));
    await store.add(storedLead({ id: id(3), name: '박결', message: '토요일 100% 갑니다' }));
    expect((await store.list({ ...everything, text })).leads.map((lead) => lead.id)).toEqual(found.map(id));
  });

  test('marks as handled and back', async () => {
    const store = open();
    await store.add(storedLead({ id: id(1) }));
    await store.add(storedLead({ id: id(2) }));
    expect(await store.setHandled(id(1), '2026-11-21T00:00:00.000Z')).toBe(true);
    expect(await store.setHandled(id(9), '2026-11-21T00:00:00.000Z')).toBe(false);
    expect((await store.list({ ...everything, state: 'open' })).leads.map((lead) => lead.id)).toEqual([id(2)]);
    expect((await store.list({ ...everything, state: 'handled' })).leads.map((lead) => lead.id)).toEqual([id(1)]);
    await store.setHandled(id(1), null);
    expect((await store.list({ ...everything, state: 'open' })).leads).toHaveLength(2);
  });

  test('removes one, and everything whose time is over, with its message', async () => {
    const store = open();
    await store.add(storedLead({ id: id(1), deleteAfter: '2027-01-01T00:00:00.000Z', sms: pending }));
    await store.add(storedLead({ id: id(2), deleteAfter: '2027-01-02T00:00:00.000Z', sms: pending }));
    await store.add(storedLead({ id: id(3), deleteAfter: '2027-01-03T00:00:00.000Z' }));
    expect(await store.remove(id(3))).toBe(true);
    expect(await store.remove(id(3))).toBe(false);
    expect(await store.removeExpired('2027-01-01T12:00:00.000Z')).toBe(1);
    expect((await store.list(everything)).leads.map((lead) => lead.id)).toEqual([id(2)]);
    expect((await store.awaitingSms(10)).map((lead) => lead.id)).toEqual([id(2)]);
  });

  test('remembers which messages are still to be sent', async () => {
    const store = open();
    const sent = { status: 'sent', at: '2026-11-20T12:00:05.000Z', detail: 'message-1' } as const;
    await store.add(storedLead({ id: id(2), receivedAt: '2026-11-20T12:00:02.000Z', sms: pending }));
    await store.add(storedLead({ id: id(1), receivedAt: '2026-11-20T12:00:01.000Z', sms: pending }));
    await store.add(storedLead({ id: id(3), sms: null }));
    expect((await store.awaitingSms(10)).map((lead) => lead.id)).toEqual([id(1), id(2)]);
    await store.recordSms(id(1), sent);
    await store.recordSms(id(9), sent);
    expect((await store.awaitingSms(10)).map((lead) => lead.id)).toEqual([id(2)]);
    expect((await store.list({ ...everything, text: '' })).leads.find((lead) => lead.id === id(1))?.sms).toEqual(sent);
  });
});
