import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@platform/local-firebase/database';
import { sampleLead } from '@riverview/site/testing/sampleLead';
import { dayAfter, seoulDay, slotsOn, type VisitSchedule } from '@riverview/site/visitSchedule';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteLeadStore } from '../store/sqliteLeadStore';

const program = fileURLToPath(new URL('../testing/endpointProcess.ts', import.meta.url));
/** `RUSH=1000` is the whole of it: a thousand people for two hundred places; the suite has a fifth of each. */
const people = Number(process.env.RUSH ?? 200);
const places = people / 5;
const times = 10;

let folder: string;
let running: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visits-rush-'));
});
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const day = dayAfter(seoulDay(Date.now()), 3);
const schedule: VisitSchedule = {
  from: day,
  until: day,
  opens: '08:00',
  closes: '18:00',
  every: 60,
  capacity: places / times,
  closedWeekdays: [],
  closedOnHolidays: false,
  closedDays: [],
  exceptions: {},
};

interface Told {
  readonly status: string;
  readonly slot: string;
  readonly position: number | null;
}

test(`${people} people want ${places} places at once, and the power goes twice`, { timeout: 240_000 }, async () => {
  const file = join(folder, 'leads.db');
  const first = openDatabase(file);
  await sqliteLeadStore(first).visits.keepSchedule(schedule);
  first.close();

  let url = '';
  async function start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    running = child;
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    url = line.toString().trim();
  }
  await start();
  const slots = slotsOn(schedule, day).map(({ slot }) => slot);
  expect(slots).toHaveLength(times);

  let answered = 0;
  let kills = 0;
  let restarting: Promise<void> | null = null;
  /** Each kill comes while answers come: after a quarter and after a half of them. */
  function killWhenDue(): void {
    if (restarting || kills === 2 || answered < ((kills + 1) * people) / 4) return;
    kills++;
    const dying = running;
    restarting = (async () => {
      const gone = dying && once(dying, 'exit');
      dying?.kill('SIGKILL');
      await gone;
      await start();
      restarting = null;
    })();
  }

  /** As the outbox does: the same lead under the same key, until the endpoint itself has answered. */
  async function book(n: number): Promise<Told> {
    const lead = { ...sampleLead, key: `rush-of-visitors-${String(n).padStart(6, '0')}`, details: sampleLead.consent };
    const phone = `010-${String(2000 + n).padStart(4, '0')}-0000`;
    const body = JSON.stringify({ ...lead, phone, visitSlot: slots[n % times] });
    for (;;) {
      try {
        const signal = AbortSignal.timeout(60_000);
        const headers = { 'content-type': 'application/json' };
        const said = await fetch(url, { method: 'POST', headers, body, signal });
        const answer = (await said.json()) as { ok: boolean; visit: Told };
        if (answer.ok) {
          answered++;
          killWhenDue();
          return answer.visit;
        }
      } catch {
        // The process is gone: nothing was acknowledged.
      }
      await pause(50);
    }
  }

  const told = await Promise.all(Array.from({ length: people }, (_, n) => book(n)));
  await restarting;
  running?.kill('SIGKILL');
  expect(kills).toBe(2);

  const database = openDatabase(file);
  const { visits, list } = sqliteLeadStore(database);
  const kept = await visits.on(day);
  const { leads } = await list({ text: '', state: 'all', cursor: null, limit: 10_000 });
  expect(leads).toHaveLength(people);
  const keptOf = new Map(kept.map((visit) => [visit.phone, visit]));
  for (const [n, { status, slot, position }] of told.entries()) {
    const visit = keptOf.get(`010-${String(2000 + n).padStart(4, '0')}-0000`);
    expect(visit, `visitor ${n}, who was told ${status} ${slot} ${position}`).toMatchObject({ status, slot, position });
  }
  const count = (status: string) => told.filter((one) => one.status === status).length;
  expect([count('booked'), count('waiting')]).toEqual([places, people - places]);
  for (const slot of slots) {
    const here = kept.filter((visit) => visit.slot === slot);
    expect(here.filter(({ status }) => status === 'booked')).toHaveLength(places / times);
    // Each place of the queue once, in order.
    const queue = here.map(({ position }) => position).filter((position) => position !== null);
    expect(queue.sort((a, b) => a - b)).toEqual(queue.map((_, index) => index + 1));
  }
  database.close();
});
