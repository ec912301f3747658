import type { Random } from '@platform/contract/testing/Random';
import type { Attack } from '../kit/attack';
import { storedLeads, timesStored } from '../kit/inbox';
import { acknowledgement, anyAddress, newLead, type SentLead, sendLead } from '../kit/leads';
import type { Machine } from '../kit/Machine';
import type { Tally } from '../kit/Tally';

const decades = 20_700; // days since 1970, about: what a dead battery takes away

async function sendMany(machine: Machine, count: number, random: Random): Promise<readonly SentLead[]> {
  const acknowledged: SentLead[] = [];
  for (let at = 0; at < count; at++) {
    const lead = newLead(random);
    const answer = await sendLead(machine.backEndPort, lead, anyAddress(random));
    if (acknowledgement(answer, lead.key).acknowledged) acknowledged.push(lead);
  }
  return acknowledged;
}

/** Time for work that follows an answer, such as throwing away what has expired. */
const settle = () => new Promise((wake) => setTimeout(wake, 400));

/** What a clock does, how many days it is wrong by, and whether the endpoint is started anew under it. */
const clocks = [
  ['366 days ahead while it runs', 366, false],
  ['366 days ahead at its start', 366, true],
  ['in 1970 while it runs', -decades, false],
  ['in 1970 at its start', -decades, true],
] as const;

async function under(
  [when, days, restarts]: (typeof clocks)[number],
  machine: Machine,
  count: number,
  random: Random,
  tally: Tally,
) {
  await machine.startBackEnd();
  const before = await sendMany(machine, count, random);
  const turn = async (to: number) => {
    if (restarts) await machine.stop();
    machine.setClock(to);
    if (restarts) await machine.startBackEnd();
    await settle();
  };
  await turn(days);
  const during = await sendMany(machine, count, random);
  await settle();
  await turn(0);
  const after = await sendMany(machine, 1, random);
  await settle();
  // The housekeeping that runs at a start gets its chance too.
  await machine.stop();
  await machine.startBackEnd();
  await settle();
  const stored = await storedLeads(machine);
  const times = timesStored(stored);
  const sent = [...before, ...during, ...after];
  for (const { message } of sent)
    tally.check(
      times.get(message) === 1,
      `a clock ${when}: an acknowledged lead is gone, ${stored.length} are listed of ${sent.length}`,
    );
  tally.check(after.length === 1, `a clock ${when}: leads are not taken once it is right again`);
  tally.check(during.length === count, `a clock ${when}: leads are not taken`);
  await machine.stop();
}

/** Clocks that are far ahead or in 1970, while it runs and at its start: nothing acknowledged goes. */
export const wrongClock: Attack = {
  row: '1',
  name: 'a wrong clock',
  run: async (world, { leadsUnderClock }, tally) => {
    await Promise.all(
      clocks.map(async (clock) =>
        under(clock, await world.machine({ clock: true }), leadsUnderClock, world.random.fork(), tally),
      ),
    );
  },
};
