import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isSoak } from '@platform/contract/testing/soak';
import { sampleSchedule } from '@riverview/site/testing/sampleSchedule';
import { afterEach, describe, expect, test } from 'vitest';
import { firestoreLeadStore } from '../store/firestoreLeadStore';
import { guestLead, rushDay, rushSlots } from '../testing/guestLead';
import { type OwnFirestore, officialFirestore } from '../testing/officialFirestore';

const program = fileURLToPath(new URL('../testing/bookingProcess.ts', import.meta.url));
const own = officialFirestore();
/** What a killed instance had locked stays so for up to a minute: at night alone, with the full counts. */
const kills = isSoak;
const people = 12;
const capacity = 2;

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Books for some of the people in a process of its own; `told` gets the number of each that is acknowledged. */
function book({ host, project }: OwnFirestore, from: number, until: number, told: (n: number) => void): ChildProcess {
  const args = ['--import', 'tsx', program, host, project, String(from), String(until)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  createInterface(child.stdout).on('line', (line) => told(Number(line)));
  return child;
}

describe.skipIf(!own)('the official Firestore', () => {
  test(`${people} people at two instances want ${2 * capacity} places${kills ? ', and one of the instances is killed' : ''}`, {
    timeout: 240_000,
  }, async () => {
    const database = (own as NonNullable<typeof own>)();
    const store = firestoreLeadStore(database.client);
    await store.visits.keepSchedule({ ...sampleSchedule, capacity });
    const told = new Set<number>();
    const other = book(database, people / 2 + 1, people, (n) => told.add(n));
    const othersEnd = once(other, 'exit');
    const first = book(database, 1, people / 2, (n) => {
      told.add(n);
      if (kills) first.kill('SIGKILL');
    });
    expect(await once(first, 'exit')).toEqual(kills ? [null, 'SIGKILL'] : [0, null]);
    // What had been acknowledged and what had not, all is sent again, as by the outboxes of its people.
    expect(
      await once(
        book(database, 1, people / 2, (n) => told.add(n)),
        'exit',
      ),
    ).toEqual([0, null]);
    expect(await othersEnd).toEqual([0, null]);
    expect(told.size).toBe(people);

    const { leads } = await store.list({ text: '', state: 'all', cursor: null, limit: 100 });
    const everybody = Array.from({ length: people }, (_, at) => guestLead(at + 1).id);
    expect(leads.map(({ id }) => id).sort()).toEqual(everybody);
    const [ten, eleven] = rushSlots;
    expect(await store.visits.taken(rushDay)).toEqual({ [ten]: capacity, [eleven]: capacity });
    const guests = await store.visits.on(rushDay);
    expect(guests).toHaveLength(people);
    for (const slot of rushSlots) {
      const here = guests.filter((guest) => guest.slot === slot);
      expect(here.filter(({ status }) => status === 'booked')).toHaveLength(capacity);
      // Each place of the queue once.
      const queue = here.flatMap(({ position }) => position ?? []);
      expect(queue.sort((a, b) => a - b)).toEqual(Array.from({ length: people / 2 - capacity }, (_, at) => at + 1));
    }
  });
});
