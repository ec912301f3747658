import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@platform/local-firebase/database';
import { untouched } from '@riverview/site/leadWork';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticesOf } from '../notices/deliverNotices';
import { storedLead } from '../testing/storedLead';
import { sqliteLeadStore } from './sqliteLeadStore';

// Each write waits for the disk, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** The tables as the first version of the endpoint made them. */
const firstSchema = `
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    receivedAt TEXT NOT NULL,
    deleteAfter TEXT NOT NULL,
    handledAt TEXT,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT,
    lead TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS leads_newest ON leads (receivedAt DESC, id DESC);
  CREATE INDEX IF NOT EXISTS leads_expiry ON leads (deleteAfter);
  CREATE TABLE IF NOT EXISTS lead_sms (
    leadId TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    at TEXT NOT NULL,
    detail TEXT
  ) STRICT;
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const everything = { text: '', state: 'all', cursor: null, limit: 1000 } as const;
const open = () => sqliteLeadStore(openDatabase(join(folder, 'leads.db')));

test('a database of the first version keeps its leads, whole, and they are found', async () => {
  const before = openDatabase(join(folder, 'leads.db'));
  before.exec(firstSchema);
  const old = Array.from({ length: 300 }, (_, n) => ({
    key: `old-key-${String(n).padStart(12, '0')}`,
    form: 'customer' as const,
    name: n % 2 ? '김하늘' : '이강',
    phone: `010-1234-${1000 + n}`,
    birthday: null,
    message: n % 3 ? null : `문의 ${n}`,
    consent: 'v0',
    marketing: null,
    page: '/',
    release: null,
    opener: null,
    id: `old-key-${String(n).padStart(12, '0')}`,
    receivedAt: `2026-11-20T12:00:00.${String(n).padStart(3, '0')}Z`,
    deleteAfter: '2027-11-20T12:00:00.000Z',
    handledAt: null,
    native: false,
    sms: null,
  }));
  const insert = before.prepare(
    'INSERT INTO leads (id, receivedAt, deleteAfter, handledAt, name, phone, message, lead) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  for (const [n, lead] of old.entries()) {
    const handledAt = n === 7 ? '2026-11-21T00:00:00.000Z' : null;
    insert.run(
      lead.id,
      lead.receivedAt,
      lead.deleteAfter,
      handledAt,
      lead.name,
      lead.phone,
      lead.message,
      JSON.stringify(lead),
    );
  }
  before
    .prepare('INSERT INTO lead_sms VALUES (?, ?, ?, ?)')
    .run(old[0]?.id, 'pending', '2026-11-20T12:00:00.000Z', null);
  before.close();

  const store = open();
  const { leads } = await store.list(everything);
  expect(leads).toEqual(
    old.toReversed().map(({ key: _, ...lead }) => ({
      ...lead,
      arrival: null,
      consentedAt: lead.receivedAt,
      work: { ...untouched, status: lead.id === old[7]?.id ? 'called' : 'new' },
      handledAt: lead.id.endsWith('07') && lead.id === old[7]?.id ? '2026-11-21T00:00:00.000Z' : null,
      sms: lead.id === old[0]?.id ? { status: 'pending', at: '2026-11-20T12:00:00.000Z', detail: null } : null,
    })),
  );
  expect((await store.list({ ...everything, text: '이강' })).leads).toHaveLength(150);
  expect((await store.list({ ...everything, text: '01012341007' })).leads.map(({ id }) => id)).toEqual([old[7]?.id]);
  expect((await store.awaitingSms(9)).map(({ id }) => id)).toEqual([old[0]?.id]);
  expect(await store.remove([old[7]?.id ?? ''], '2026-11-21T00:00:00.000Z', '2028-01-01T00:00:00.000Z')).toBe(1);
  expect((await open().list(everything)).leads).toHaveLength(299);
  expect(await open().secret()).toBe(await store.secret());
});

/** Takes away what version 5 brought. */
const withoutWork = `
  DROP INDEX leads_status; DROP INDEX leads_due; DROP INDEX leads_phone;
  ALTER TABLE leads DROP COLUMN status; ALTER TABLE leads DROP COLUMN due;
  ALTER TABLE lead_log DROP COLUMN detail;
`;

test('a database from before there was a way of leads keeps them: what was handled was called', async () => {
  const first = open();
  for (const n of [1, 2]) {
    const { work: _, ...lead } = storedLead({ id: `lead-00000000000${n}` });
    await first.add(lead);
  }
  const before = openDatabase(join(folder, 'leads.db'));
  before.exec(`UPDATE leads SET handledAt = '2026-11-21T00:00:00.000Z' WHERE id = 'lead-000000000002'`);
  before.exec(`${withoutWork} PRAGMA user_version = 4`);
  before.close();
  const { leads } = await open().list(everything);
  expect(leads.map(({ work }) => work.status)).toEqual(['called', 'new']);
  expect(await open().change(['lead-000000000001'], (found) => found)).toBe(true);
  await open().log({ id: 'a', at: 'b', who: 'c', action: 'delete', lead: null, count: null, detail: 'asked' });
});

test('a database of a newer version is left alone, saying why', () => {
  openDatabase(join(folder, 'leads.db')).exec('PRAGMA user_version = 99');
  expect(open).toThrow('start the newer program');
});

test('a database from before the desk was told keeps its leads and learns to tell of new ones', async () => {
  const first = open();
  await first.add(storedLead({ id: 'lead-000000000001' }));
  const before = openDatabase(join(folder, 'leads.db'));
  before.exec(`${withoutWork} DROP TABLE lead_notices; DROP TABLE lead_visits; PRAGMA user_version = 2`);
  before.close();
  const store = open();
  expect((await store.list(everything)).leads.map(({ id }) => id)).toEqual(['lead-000000000001']);
  const lead = storedLead({ id: 'lead-000000000002' });
  await store.add(lead, noticesOf(lead, { mail: async () => 'told' }));
  expect(await store.noticesOf('lead-000000000002')).toMatchObject([{ channel: 'mail', status: 'pending' }]);
});
