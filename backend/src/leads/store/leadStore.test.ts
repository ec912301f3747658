import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@platform/local-firebase/database';
import type { LeadFilter } from '@riverview/site/leadFilter';
import { type LeadStatus, type NextAction, worked } from '@riverview/site/leadWork';
import { afterEach, describe, expect, test } from 'vitest';
import type { KeptLead, LeadPage, LeadQuery, LeadStore } from '../leadStore';
import { officialStores } from '../testing/officialFirestore';
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
  ...officialStores(),
};

const everything: LeadQuery = { text: '', state: 'all', cursor: null, limit: 30 };
const pending = { status: 'pending', at: '2026-11-20T12:00:00.000Z', detail: null } as const;

const forgetAt = '2028-01-01T00:00:00.000Z';

function id(n: number): string {
  return `lead-${String(n).padStart(12, '0')}`;
}

const by = 'sales@example.com';
const later = '2026-11-21T00:00:00.000Z';
const called = (lead: KeptLead): KeptLead => ({
  ...lead,
  handledAt: later,
  work: worked(lead.work, { status: 'called' }, by, later),
});

describe.each(Object.entries(stores))('%s store', (name, open) => {
  // A server makes one change of a lead after another: twenty would wait there for long.
  const crowd = name.startsWith('official') ? 6 : 20;

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
    await store.change([id(1)], (leads) => leads.map(called));
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

  test('keeps what the desk did, and knows what is new', async () => {
    const store = open();
    await store.add(storedLead({ id: id(1), sms: pending }));
    await store.add(storedLead({ id: id(2) }));
    expect(await store.change([id(1), id(9)], (leads) => leads.map(called))).toBe(true);
    expect(await store.read(id(1))).toEqual({ ...called(storedLead({ id: id(1) })), sms: pending });
    expect((await store.list({ ...everything, state: 'open' })).leads.map((lead) => lead.id)).toEqual([id(2)]);
    expect((await store.list({ ...everything, state: 'handled' })).leads.map((lead) => lead.id)).toEqual([id(1)]);
    await store.change([id(1)], (leads) => leads.map((lead) => ({ ...lead, handledAt: null })));
    expect((await store.list({ ...everything, state: 'open' })).leads).toHaveLength(2);
  });

  test('changes all or none', async () => {
    const store = open();
    for (const n of [1, 2]) await store.add(storedLead({ id: id(n) }));
    expect(await store.change([id(1), id(2)], () => null)).toBe(false);
    const failing = store.change([id(1), id(2)], ([first]) => {
      if (!first) throw new Error('no lead');
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect((await store.list({ ...everything, state: 'open' })).leads).toHaveLength(2);
  });

  test('of many changes at once, each sees the one before', async () => {
    const store = open();
    await store.add(storedLead({ id: id(1) }));
    const note = (n: number) =>
      store.change([id(1)], (leads) =>
        leads.map((lead) => ({ ...lead, work: worked(lead.work, { note: `메모 ${n}` }, by, later) })),
      );
    await Promise.all(Array.from({ length: crowd }, (_, n) => note(n)));
    expect(new Set((await store.read(id(1)))?.work.history.map((entry) => JSON.stringify(entry))).size).toBe(crowd);
  });

  test('finds a lead by what it was corrected to, and by nothing that it was', async () => {
    const store = open();
    await store.add(storedLead({ id: id(1), name: '김하늘', phone: '010-1111-2222', message: '토요일' }));
    const corrected = { name: '김하람', phone: '010-3333-4444', message: null };
    await store.change([id(1)], (leads) => leads.map((lead) => ({ ...lead, ...corrected })));
    const found = async (text: string) => (await store.list({ ...everything, text })).leads.length;
    expect(await Promise.all(['하람', '3333', '하늘', '1111', '토요일'].map(found))).toEqual([1, 1, 0, 0, 0]);
    expect((await store.ofPhone('010-1111-2222')).length).toBe(0);
    expect(await store.remove([id(1)], later, forgetAt)).toBe(1);
    expect(await Promise.all(['하람', '3333'].map(found))).toEqual([0, 0]);
  });

  test('knows what else came from a number, newest first', async () => {
    const store = open();
    for (const n of [1, 2, 3])
      await store.add(storedLead({ id: id(n), receivedAt: `2026-11-20T12:00:0${n}.000Z`, phone: '010-5555-6666' }));
    await store.add(storedLead({ id: id(4) }));
    expect((await store.ofPhone('010-5555-6666')).map((lead) => lead.id)).toEqual([id(3), id(2), id(1)]);
  });

  test('knows what is due by a day, the most urgent first', async () => {
    const store = open();
    const planned = async (n: number, next: NextAction | null, status: LeadStatus = 'called') =>
      store.change([id(n)], (leads) =>
        leads.map((lead) => ({ ...lead, work: worked(lead.work, { status, next }, by, later) })),
      );
    for (const n of [1, 2, 3, 4]) await store.add(storedLead({ id: id(n), sms: pending }));
    await planned(1, { what: '전화', due: '2026-11-23' });
    await planned(2, { what: '전화', due: '2026-11-20' });
    await planned(3, { what: '전화', due: '2026-11-24' });
    const due = async () => (await store.due('2026-11-23', 10)).map((lead) => lead.id);
    expect(await due()).toEqual([id(2), id(1)]);
    expect((await store.due('2026-11-23', 1))[0]?.sms).toEqual(pending);
    expect(await store.count('2026-11-20T00:00:00.000Z', '2026-11-23')).toEqual({ open: 4, since: 4, due: 2 });
    await planned(2, null);
    expect(await due()).toEqual([id(1)]);
    await store.remove([id(1)], later, forgetAt);
    expect(await due()).toEqual([]);
  });

  test('filters by status, form, source, days and what is planned, with a search or without', async () => {
    const store = open();
    const day = (n: number) => `2026-11-2${n}T12:00:00.000Z`;
    await store.add(storedLead({ id: id(1), receivedAt: day(1), form: 'interest', opener: 'header', name: '김하늘' }));
    await store.add(storedLead({ id: id(2), receivedAt: day(2), form: 'reservation', page: '/', name: '김하늘' }));
    await store.add(storedLead({ id: id(3), receivedAt: day(3), page: '//partner.example/visit', name: '이강' }));
    // Of the fourth already in Seoul.
    await store.add(storedLead({ id: id(4), receivedAt: '2026-11-23T15:00:00.000Z', name: '김하늘' }));
    const next = { what: '전화', due: '2026-11-30' };
    await store.change([id(2), id(4)], (leads) =>
      leads.map((lead) => ({ ...lead, work: worked(lead.work, { status: 'no-answer', next }, by, later) })),
    );
    const found = async (only: LeadFilter, text = '') =>
      (await store.list({ ...everything, only, text })).leads.map((lead) => Number(lead.id.slice(-1)));
    expect(await found({ status: 'no-answer' })).toEqual([4, 2]);
    expect(await found({ status: 'new' })).toEqual([3, 1]);
    expect(await found({ form: 'interest' })).toEqual([1]);
    expect(await found({ source: 'popup' })).toEqual([1]);
    expect(await found({ source: 'page' })).toEqual([4, 2]);
    expect(await found({ source: 'elsewhere' })).toEqual([3]);
    expect(await found({ from: '2026-11-22', until: '2026-11-23' })).toEqual([3, 2]);
    expect(await found({ from: '2026-11-24' })).toEqual([4]);
    expect(await found({ planned: true })).toEqual([4, 2]);
    expect(await found({ planned: true, until: '2026-11-22' }, '하늘')).toEqual([2]);
    expect(await found({ source: 'page', status: 'no-answer' }, '0')).toEqual([4, 2]);
    expect(await found({ form: 'interest', status: 'lost' })).toEqual([]);
  });

  test('finds and counts leads by where their visits came from', async () => {
    const store = open();
    const arrivals = [
      { source: 'naver', medium: 'cpc', referrer: 'search.naver.com', landing: '/' },
      { referrer: 'blog.naver.com' },
      { landing: '/Brand/intro' },
      null,
    ];
    for (const [n, arrival] of arrivals.entries()) await store.add(storedLead({ id: id(n), arrival }));
    const found = async (arrival: string) =>
      (await store.list({ ...everything, only: { arrival } })).leads.map((lead) => lead.id);
    expect(await found('naver')).toEqual([id(1), id(0)]);
    expect(await found('blog.naver.com')).toEqual([id(1)]);
    expect(await found('direct')).toEqual([id(2)]);
    expect(await found("' OR 1=1")).toEqual([]);
    const tallies = await store.tally('2026-11-10T00:00:00.000Z');
    const counted = Object.fromEntries(tallies.map(({ arrival, count }) => [String(arrival), count]));
    expect(counted).toEqual({ naver: 1, 'blog.naver.com': 1, direct: 1, null: 1 });
    expect((await store.read(id(0)))?.arrival).toEqual(arrivals[0]);
  });

  test('pages through what a filter leaves, each once', async () => {
    const store = open();
    for (let n = 0; n < 25; n++) await store.add(storedLead({ id: id(n), form: n % 2 ? 'interest' : 'customer' }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: LeadPage = await store.list({ ...everything, only: { form: 'interest' }, cursor, limit: 5 });
      seen.push(...page.leads.map((lead) => lead.id));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 12 }, (__, n) => id(23 - 2 * n)));
  });

  test('counts what is alike, by Seoul’s days', async () => {
    const store = open();
    for (const n of [1, 2])
      await store.add(storedLead({ id: id(n), receivedAt: '2026-11-22T14:59:59.000Z', page: '/' }));
    await store.add(storedLead({ id: id(3), receivedAt: '2026-11-22T15:00:00.000Z', page: '/', opener: 'header' }));
    await store.add(storedLead({ id: id(4), receivedAt: '2026-11-01T00:00:00.000Z' }));
    await store.change([id(3)], (leads) => leads.map(called));
    const alike = {
      form: 'customer',
      page: '/',
      opener: null,
      arrival: null,
      status: 'new',
      day: '2026-11-22',
      count: 2,
    } as const;
    const tallies = await store.tally('2026-11-10T00:00:00.000Z');
    expect([...tallies].sort((a, b) => a.day.localeCompare(b.day))).toEqual([
      alike,
      { ...alike, day: '2026-11-23', opener: 'header', status: 'called', count: 1 },
    ]);
  });

  test('removes leads with their messages, and knows which time is over', async () => {
    const store = open();
    await store.add(storedLead({ id: id(1), deleteAfter: '2027-01-01T00:00:00.000Z', sms: pending }));
    await store.add(storedLead({ id: id(2), deleteAfter: '2027-01-02T00:00:00.000Z', sms: pending }));
    await store.add(storedLead({ id: id(3), deleteAfter: '2027-01-03T00:00:00.000Z' }));
    expect(await store.remove([id(3)], '2026-11-21T00:00:00.000Z', forgetAt)).toBe(1);
    expect(await store.remove([id(3)], '2026-11-21T00:00:00.000Z', forgetAt)).toBe(0);
    expect(await store.expired('2027-01-01T12:00:00.000Z', 10)).toEqual([{ id: id(1), phone: '010-1234-5678' }]);
    expect(await store.expired('2027-01-09T00:00:00.000Z', 1)).toHaveLength(1);
    expect(await store.remove([id(1), id(9)], '2026-11-21T00:00:00.000Z', forgetAt)).toBe(1);
    expect(await store.recordSms(id(1), { ...pending, status: 'sent' })).toBe(false);
    expect((await store.list(everything)).leads.map((lead) => lead.id)).toEqual([id(2)]);
    expect((await store.awaitingSms(10)).map((lead) => lead.id)).toEqual([id(2)]);
    await store.scrub();
  });

  test('a removed lead is not kept again while its trace lasts, and is afterwards', async () => {
    const store = open();
    expect(await store.find(id(1))).toBe('unknown');
    await store.add(storedLead({ id: id(1) }));
    expect([await store.find(id(1)), (await store.read(id(1)))?.phone ?? null]).toEqual(['kept', '010-1234-5678']);
    await store.remove([id(1)], '2026-11-21T00:00:00.000Z', forgetAt);
    expect([await store.find(id(1)), (await store.read(id(1)))?.phone ?? null]).toEqual(['deleted', null]);
    expect(await store.add(storedLead({ id: id(1) }))).toBe('deleted');
    expect((await store.list(everything)).leads).toEqual([]);
    await store.forget('2027-12-31T00:00:00.000Z', '2020-01-01T00:00:00.000Z');
    expect(await store.add(storedLead({ id: id(1) }))).toBe('deleted');
    await store.forget('2028-01-02T00:00:00.000Z', '2020-01-01T00:00:00.000Z');
    expect(await store.find(id(1))).toBe('unknown');
    expect(await store.add(storedLead({ id: id(1) }))).toBe('added');
  });

  test('forgetting traces leaves those of leads that are kept', async () => {
    const store = open();
    await store.add(storedLead({ id: id(1) }));
    await store.forget('2099-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z');
    expect(await store.add(storedLead({ id: id(1) }))).toBe('known');
    await store.remove([id(1)], '2026-11-21T00:00:00.000Z', '2099-06-01T00:00:00.000Z');
    expect(await store.add(storedLead({ id: id(1) }))).toBe('deleted');
  });

  test('dates a lead anew', async () => {
    const store = open();
    const wrong = '2030-01-01T00:00:00.000Z';
    const lead = storedLead({
      id: id(1),
      receivedAt: wrong,
      consentedAt: wrong,
      deleteAfter: '2031-01-01T00:00:00.000Z',
    });
    await store.add(lead);
    await store.add(storedLead({ id: id(2) }));
    await store.redate(id(1), '2026-11-19T00:00:00.000Z', '2027-11-19T00:00:00.000Z');
    await store.redate(id(9), wrong, wrong);
    const { leads } = await store.list(everything);
    expect(leads.map((found) => found.id)).toEqual([id(2), id(1)]);
    expect(leads[1]).toEqual({
      ...lead,
      receivedAt: '2026-11-19T00:00:00.000Z',
      consentedAt: '2026-11-19T00:00:00.000Z',
      deleteAfter: '2027-11-19T00:00:00.000Z',
    });
    expect(await store.expired('2027-11-20T00:00:00.000Z', 9)).toHaveLength(1);
  });

  test('keeps one secret, another for every store', async () => {
    const store = open();
    expect(await store.secret()).toMatch(/^[0-9a-f]{64}$/);
    expect(await store.secret()).toBe(await store.secret());
    expect(await open().secret()).not.toBe(await store.secret());
  });

  test('keeps what is known of the time', async () => {
    const store = open();
    expect(await store.clock()).toBeNull();
    const record = { trusted: 1, confirmed: true, ran: 2, leapt: 3, ahead: { wall: 4, stood: 5 } };
    await store.keepClock({ ...record, ahead: null });
    await store.keepClock(record);
    expect(await store.clock()).toEqual(record);
  });

  test('pages through the access log, newest first, and drops its oldest part', async () => {
    const store = open();
    const entries = Array.from({ length: 5 }, (__, n) => ({
      id: `2026-11-2${n}T00:00:00.000Z_${n}`,
      at: `2026-11-2${n}T00:00:00.000Z`,
      who: 'owner@example.com',
      action: 'delete' as const,
      lead: n % 2 ? id(n) : null,
      count: n % 2 ? 1 : null,
      ...(n % 2 && { detail: 'asked' }),
    }));
    for (const entry of entries) await store.log(entry);
    const first = await store.readLog(null, 3);
    expect(first.entries).toEqual([entries[4], entries[3], entries[2]]);
    const second = await store.readLog(first.next, 3);
    expect(second).toEqual({ entries: [entries[1], entries[0]], next: null });
    await store.forget('2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
    expect((await store.readLog(null, 9)).entries.map(({ at }) => at.slice(8, 10))).toEqual(['24', '23', '22']);
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
