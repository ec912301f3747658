import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@platform/local-firebase/database';
import type { RequestHandler } from '@platform/local-firebase/requestListener';
import { siteFacts } from '@riverview/site/siteFacts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localLeads } from './localLeads';
import { sqliteLeadStore } from './store/sqliteLeadStore';
import { storedLead } from './testing/storedLead';

// Each write waits for the disk, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let leads: RequestHandler | null;
let server: Server | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
  leads = null;
  server = null;
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** The endpoint of this machine, as the back end runs it. */
async function start(): Promise<string> {
  const limits = { bodyBytes: 16_384, burst: 1e9, perMinute: 1e9 };
  const signedIn = { auth_time: Math.floor(Date.now() / 1000), email: 'owner@example.com' };
  const tokens = { verify: (token: string) => ({ ...signedIn, admin: token === 'administrator' }) };
  const handler = localLeads({ facts: siteFacts, dataDir: folder, tokens, limits });
  leads = handler;
  server = createServer((request, response) => void handler(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/leads`;
}

async function stop(): Promise<void> {
  server?.closeAllConnections();
  server?.close();
  await leads?.close?.();
  server = null;
  leads = null;
}

const person = { name: '독고영재', phone: '010-7391-2846', message: '비밀스러운 문의입니다' };
const sent = { form: 'customer', ...person, key: 'deletion-lead-000001', consent: '2026-11-20' };
const administrator = { authorization: 'Bearer administrator' };

interface Accepted {
  readonly receipt: string;
  readonly withdraw: string;
}

async function post(url: string, body: object): Promise<Accepted> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Accepted;
}

/** What of a person stands in any file of the data folder, in whichever way it may be written. */
function found({ name, phone, message }: typeof person): string[] {
  const hex = (text: string) => [...text].map((c) => c.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const wanted = [name, phone, phone.replaceAll('-', ''), message].flatMap((text) => [
    Buffer.from(text),
    Buffer.from(text, 'utf16le'),
    Buffer.from(JSON.stringify(text).slice(1, -1)),
    // As the search writes it down.
    Buffer.from(hex(text.slice(-3))),
  ]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name: file }) => {
      const bytes = readFileSync(join(parentPath, file));
      return wanted.filter((text) => bytes.includes(text)).map((text) => `${file}: ${text.toString()}`);
    });
}

async function messageSent(): Promise<void> {
  await vi.waitFor(() => expect(readFileSync(join(folder, 'sms.jsonl'), 'utf8')).toContain(person.phone), 10_000);
}

const others = Array.from({ length: 24 }, (_, n) => ({
  ...sent,
  key: `deletion-other-${String(n).padStart(6, '0')}`,
  name: `남아${String.fromCharCode(0xac00 + n * 7)}`,
  phone: `010-5555-${1000 + n}`,
  message: `남는 문의 ${'가'.repeat(n * 20)}`,
}));

/** Others come before, in between and after: pages split, and cells move. */
async function amongOthers(url: string, middle: () => Promise<Accepted>): Promise<Accepted> {
  for (const other of others.slice(0, 12)) await post(url, other);
  const accepted = await middle();
  for (const other of others.slice(12)) await post(url, other);
  await messageSent();
  return accepted;
}

async function othersAreThere(url: string): Promise<void> {
  const answer = await fetch(`${url}?limit=200`, { headers: administrator });
  expect(((await answer.json()) as { leads: object[] }).leads).toHaveLength(others.length);
}

test('a lead is found in the files while it is kept: the search below would find it', async () => {
  const url = await start();
  await post(url, sent);
  await messageSent();
  await stop();
  const places = found(person).join('\n');
  for (const text of [person.name, person.phone, person.message]) expect(places).toContain(`leads.db: ${text}`);
  expect(places).toContain(`sms.jsonl: ${person.phone}`);
});

test.each(['running on', 'stopped'])('what the administrator deleted is in no file, %s', async (state) => {
  const url = await start();
  const { receipt } = await amongOthers(url, () => post(url, sent));
  const answer = await fetch(`${url}/${receipt}?why=asked`, { method: 'DELETE', headers: administrator });
  expect(answer.status).toBe(200);
  await othersAreThere(url);
  if (state === 'stopped') await stop();
  expect(found(person)).toEqual([]);
});

test('nor is what the visitor withdrew', async () => {
  const url = await start();
  const { withdraw } = await amongOthers(url, () => post(url, sent));
  expect((await fetch(new URL(withdraw, url), { method: 'POST' })).status).toBe(200);
  await othersAreThere(url);
  await stop();
  expect(found(person)).toEqual([]);
});

test('nor what was past its day, with the message sent for it, though nobody visits', async () => {
  const store = sqliteLeadStore(openDatabase(join(folder, 'leads.db')));
  const receivedAt = new Date(Date.now() - 366 * 86_400_000).toISOString();
  await store.add(
    storedLead({
      ...person,
      id: 'lead-of-last-year',
      receivedAt,
      deleteAfter: new Date(Date.now() - 1000).toISOString(),
    }),
  );
  await store.add(storedLead({ id: 'lead-of-today-0001', receivedAt: new Date().toISOString() }));
  appendFileSync(
    join(folder, 'sms.jsonl'),
    `${JSON.stringify({ id: 'file-1', at: new Date().toISOString(), to: person.phone, text: '' })}\n`,
  );
  await start();
  await vi.waitFor(async () => expect(await store.find('lead-of-last-year')).toBe('deleted'), 10_000);
  await stop();
  expect(found(person)).toEqual([]);
  expect(await store.find('lead-of-today-0001')).toBe('kept');
});

test('what passes its day while the process runs goes by its schedule', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await start();
    const store = sqliteLeadStore(openDatabase(join(folder, 'leads.db')));
    const past = new Date(Date.now() - 1000).toISOString();
    await store.add(storedLead({ ...person, id: 'lead-of-last-year', deleteAfter: past }));
    vi.advanceTimersByTime(3_600_000);
    await vi.waitFor(async () => expect(await store.find('lead-of-last-year')).toBe('deleted'), 10_000);
  } finally {
    vi.useRealTimers();
  }
});

test('stopping does not wait for a long deletion, and the next start goes on with it', async () => {
  const database = openDatabase(join(folder, 'leads.db'));
  database.exec('PRAGMA synchronous = OFF');
  const store = sqliteLeadStore(database);
  const receivedAt = new Date().toISOString();
  const past = new Date(Date.now() - 1000).toISOString();
  for (let n = 0; n < 200; n++) {
    await store.add(storedLead({ id: `lead-${String(n).padStart(12, '0')}`, receivedAt, deleteAfter: past }));
  }
  await start();
  await stop();
  expect((await store.expired(receivedAt, 999)).length).toBeGreaterThan(0);
  await start();
  await vi.waitFor(async () => expect(await store.expired(receivedAt, 999)).toEqual([]), 30_000);
});

test('of 300 leads that come and go in any order, none that is gone is in a file', async () => {
  const database = openDatabase(join(folder, 'leads.db'));
  database.exec('PRAGMA synchronous = OFF');
  const store = sqliteLeadStore(database);
  const mark = (n: number) => `표지${String.fromCharCode(0xac00 + n)}${n * 7919}끝`;
  const kept: number[] = [];
  const gone: number[] = [];
  const idOf = (n: number) => `lead-${String((n * 7919) % 1000).padStart(4, '0')}-${String(n).padStart(8, '0')}`;
  for (let n = 0; n < 300; n++) {
    await store.add(
      storedLead({ id: idOf(n), name: mark(n), message: `${'가나다'.repeat((n * 31) % 200)}${mark(n)}` }),
    );
    kept.push(n);
    if (n % 2) {
      const [out] = kept.splice((n * 13) % kept.length, 1);
      gone.push(out ?? 0);
      await store.remove([idOf(out ?? 0)], '2026-11-21T00:00:00.000Z', '2030-01-01T00:00:00.000Z');
    }
  }
  await store.scrub();
  const bytes = readFileSync(join(folder, 'leads.db'));
  expect(kept.filter((n) => !bytes.includes(mark(n)))).toEqual([]);
  expect(gone.filter((n) => bytes.includes(mark(n)))).toEqual([]);
  expect(readFileSync(join(folder, 'leads.db-wal'))).toHaveLength(0);
});

test('a late repeat of a deleted lead is answered like the first, and not stored again', async () => {
  const url = await start();
  const first = await post(url, sent);
  await messageSent();
  await fetch(`${url}/${first.receipt}?why=asked`, { method: 'DELETE', headers: administrator });
  expect(await post(url, sent)).toEqual(first);
  await stop();
  expect(found(person)).toEqual([]);
});
