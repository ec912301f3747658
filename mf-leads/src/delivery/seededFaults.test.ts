import { createHash } from 'node:crypto';
import { Random } from '@platform/contract/testing/Random';
import { contentOf } from '@riverview/site/leadContent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendLead } from '../api/sendLead';
import { memoryDatabase, memoryStorage } from '../testing/browserParts';
import { leadToSend } from '../testing/leadToSend';
import type { LeadToSend } from './leadToSend';
import { type OneAtATime, Outbox } from './Outbox';

const devices = 720;
const atOnce = 60;
const day = 86_400_000;

const random = new Random(20_261_122);
const chance = (share: number) => random.next() < share;
const pick = <T>(from: readonly T[]): T => random.pick(from);
const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const never = new Promise<never>(() => {});

/** The endpoint as its contract has it: a lead is its key and its content, however often it comes. */
const stored = new Map<string, LeadToSend>();
const met = new Map<string, number>();
let repaired = false;

function endpoint(lead: LeadToSend): Response {
  const receipt = createHash('sha256')
    .update(`lead\0${lead.key}\0${contentOf(lead)}`)
    .digest('hex');
  stored.set(receipt, lead);
  return Response.json({
    ok: true,
    key: lead.key,
    receipt,
    withdraw: `/api/leads/withdraw?lead=${receipt}&signature=s`,
  });
}

const html = (status: number) => new Response('<title>Wi-Fi</title>', { status });

/** What may come of a request, beside the endpoint's answer. */
const faults: Readonly<Record<string, (lead: LeadToSend) => Promise<Response> | Response>> = {
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'a redirect to a login page': () => Promise.reject(new TypeError('redirect mode is set to error')),
  'a captive portal in JSON': () => Response.json({ status: 'login required' }),
  'a captive portal that says ok': () => Response.json({ ok: true }),
  'a captive portal in HTML': () => html(200),
  'an HTML 400': () => html(400),
  'a page that is gone': () => html(pick([404, 405, 410, 413])),
  'a stranger’s 422': () => Response.json({ ok: false, errors: [{ field: 'name', code: 'missing' }] }, { status: 422 }),
  'an error 500': () => html(500),
  'the answer about another lead': (lead) =>
    Response.json({ ok: true, key: `${lead.key}0`, receipt: '0'.repeat(64), withdraw: null }),
  'stored, then a 502': (lead) => {
    endpoint(lead);
    return html(502);
  },
  'stored, the answer cut off': (lead) => {
    endpoint(lead);
    return new Response('{"ok":true,"key":');
  },
  'stored, the answer too late': async (lead) => {
    endpoint(lead);
    await sleep(12_000);
    throw new DOMException('', 'TimeoutError');
  },
  'busy for 35 days': () => new Response('{}', { status: 429, headers: { 'retry-after': String(35 * 86_400) } }),
};

async function network(_: unknown, init?: RequestInit): Promise<Response> {
  const lead = JSON.parse(String(init?.body)) as LeadToSend;
  await sleep(20 + random.next() * 200);
  const fault = repaired || chance(0.35) ? null : pick(Object.keys(faults));
  met.set(fault ?? 'well', (met.get(fault ?? 'well') ?? 0) + 1);
  return fault ? (faults[fault] as (lead: LeadToSend) => Response)(lead) : endpoint(lead);
}

const clocks = [0, 0, 366 * day, -366 * day, -Date.parse('2026-11-22'), 40 * 60_000, -40 * 60_000];

/** A browser: tabs over one storage, which may be full, and one database, which may be closed to us. */
function newDevice() {
  const storage = memoryStorage(chance(0.15) ? 30 : undefined);
  const database = memoryDatabase();
  const hasDatabase = chance(0.8);
  const locks = new Map<string, Promise<unknown>>();

  function open() {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let runs = true;
    let wrong = pick(clocks);
    // A lock is let go of when its work or its tab ends; a frozen tab keeps it, and nobody waits for that for long.
    const oneAtATime: OneAtATime = (name, work) => {
      const turn = Promise.race([Promise.resolve(locks.get(name)), sleep(5000)]).then(() => (runs ? work() : never));
      locks.set(name, Promise.race([turn.catch(() => {}), ended]));
      return turn;
    };
    const outbox: Outbox = new Outbox({
      storage: storage.openTab((change) => runs && outbox.noticed(change)),
      openDatabase: async () => {
        if (!hasDatabase) throw new DOMException('denied', 'SecurityError');
        return database;
      },
      mayHoldLeads: async () => database.leads.size > 0,
      oneAtATime,
      now: () => Date.now() + wrong,
      random: () => random.next(),
      wait: async (milliseconds) => {
        await sleep(milliseconds);
        if (!runs) await never;
      },
      isOnline: () => true,
      send: async (lead) => {
        const outcome = await (runs ? sendLead(lead, '/api/leads') : never);
        if (chance(0.1)) wrong = pick(clocks);
        return runs ? outcome : never;
      },
    });
    void outbox.flush({ everything: true });
    return {
      outbox,
      /** The process is gone in this instant. */
      kill() {
        runs = false;
        outbox.stop();
        end();
      },
      /** It stands still, holding whatever it holds. */
      freeze() {
        runs = false;
        outbox.stop();
      },
      /** Closed by the visitor: the page hears of it. */
      close() {
        outbox.leave();
        runs = false;
        outbox.stop();
        end();
      },
    };
  }

  return { storage, hasDatabase, open };
}

interface Submission {
  readonly lead: LeadToSend;
  /** Whether the visitor counts on it. Not any more where the page says that it stored nothing and is closed all the same. */
  owed: boolean;
}

/** Whether the lead, if this tab were gone now, would be stored or sent by another. */
function isKept({ outbox }: { readonly outbox: Outbox }, lead: LeadToSend): boolean {
  const waiting = outbox.waitingFrom('customer').find((one) => contentOf(one.lead) === contentOf(lead));
  return !waiting || outbox.isSafe(waiting);
}

async function visit(n: number): Promise<{ readonly submissions: Submission[]; readonly comeBack: () => void }> {
  const device = newDevice();
  if (chance(0.2)) device.storage.room = Number.POSITIVE_INFINITY;
  const submissions: Submission[] = [];
  if (chance(0.1) && device.storage.room > 1000) {
    device.storage.setItem('riverview-leads:broken', pick(['', '{"lead":', 'null', '{}']));
    const lead = leadToSend({ key: `old-version-lead-${n}`, message: `옛 문의 ${n}` });
    const written = { lead, attempts: 3, notBefore: Date.now() + 400 * day, refused: pick([null, {}]) };
    device.storage.setItem(`riverview-leads:${lead.key}`, JSON.stringify(written));
    submissions.push({ lead, owed: true });
  }
  let tab = device.open();
  for (let person = 0; person < pick([1, 1, 2, 3]); person++) {
    const message = `문의 ${n}-${person}`;
    const lead = leadToSend({ key: `lead-${n}-${person}-0000000000`, name: pick(['김하늘', '이바다']), message });
    const again = { ...lead, key: `${lead.key}-again` };
    const happens = pick(['waits', 'presses again', 'kill', 'freeze', 'close', 'two tabs', 'fills up'] as const);
    const pressed = tab.outbox.submit(lead);
    submissions.push({ lead, owed: true });
    if (happens === 'waits') await pressed;
    else if (happens === 'presses again') {
      if ((await pressed).kind !== 'accepted') await tab.outbox.submit(again);
    } else if (happens === 'fills up') {
      device.storage.room = 0;
      await pressed;
    } else if (happens === 'two tabs') {
      // Without a storage that is there at once the tabs know nothing of each other.
      if (device.storage.room > 1000) void device.open().outbox.submit(again);
      await pressed;
    } else {
      await sleep(pick([0, 0, 1, 100, 1000, 5000, 20_000]));
      for (const submission of submissions) submission.owed &&= isKept(tab, submission.lead);
      tab[happens]();
      tab = device.open();
    }
  }
  if (chance(0.5) && device.hasDatabase) tab.kill();
  return { submissions, comeBack: () => void device.open() };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22') });
  vi.stubGlobal('fetch', network);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('faults of every kind, wrong clocks, full storages, dying tabs and people who share a device: 0 lost, 0 twice', {
  timeout: 240_000,
}, async () => {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let n = 0; n < devices; n += atOnce) {
    let done = false;
    const batch = Promise.all(Array.from({ length: atOnce }, (_, m) => visit(n + m))).then((some) => {
      visits.push(...some);
      done = true;
    });
    while (!done) await vi.advanceTimersByTimeAsync(500);
    await batch;
  }
  repaired = true;
  for (const { comeBack } of visits) comeBack();
  for (let hours = 0; hours < 3; hours++) await vi.advanceTimersByTimeAsync(3_600_000);

  const submissions = visits.flatMap((one) => one.submissions);
  const times = new Map<string, number>();
  for (const { message } of stored.values()) times.set(message ?? '', (times.get(message ?? '') ?? 0) + 1);
  expect(submissions.filter(({ lead, owed }) => owed && !times.has(lead.message ?? ''))).toEqual([]);
  expect([...times].filter(([, count]) => count > 1)).toEqual([]);
  expect(submissions.filter(({ owed }) => owed).length).toBeGreaterThan(1000);
  for (const name of Object.keys(faults)) expect(met.get(name), name).toBeGreaterThan(50);
});
