import type { Attack } from '../kit/attack';
import { damages, storedLeads, timesStored } from '../kit/inbox';
import { acknowledgement, anyAddress, deliver, newLead, type SentLead, sendLead } from '../kit/leads';
import { networkFaults } from './networkFaults';

const lanes = 8;

/** Every kind of network fault, once or more, then until acknowledged: each acknowledged lead is stored once. */
export const faultyNetwork: Attack = {
  row: '1',
  name: 'faults of the network',
  run: async (world, { faultySubmissions }, tally) => {
    const kinds = Object.entries(networkFaults);
    const machine = await world.machine();
    await machine.start();
    const delivered: { readonly lead: SentLead; readonly kind: string }[] = [];
    let attempts = 0;
    let unproven = 0;
    const lane = async (number: number) => {
      const random = world.random.fork();
      for (let at = number; at < faultySubmissions; at += lanes) {
        const [kind, fault] = kinds[at % kinds.length] as (typeof kinds)[number];
        const lead = newLead(random);
        const times = 1 + random.below(3);
        for (let time = 0; time < times; time++) await fault(machine.sitePort, lead, random);
        const end = await deliver(machine.sitePort, lead, random);
        attempts += times + end.attempts;
        if (!end.acknowledged) tally.check(false, 'a lead is never acknowledged', kind);
        else delivered.push({ lead, kind });
        if (end.acknowledged && !end.proven) unproven++;
        // A repeat, also much later, is answered like the first and stored once.
        if (random.below(4) === 0) {
          const again = acknowledgement(await sendLead(machine.sitePort, lead, anyAddress(random)), lead.key);
          tally.check(again.acknowledged && again.receipt === end.receipt, 'a repeat is answered differently', kind);
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
    const times = timesStored(await storedLeads(machine));
    for (const { lead, kind } of delivered) {
      const count = times.get(lead.message) ?? 0;
      tally.check(count === 1, count === 0 ? 'acknowledged, not stored' : 'stored more than once', kind);
    }
    tally.checkMany(delivered.length, unproven, 'acknowledged without the page’s key and a receipt');
    tally.check(times.size === delivered.length, 'a lead is stored that nobody sent');
    await machine.stop();
    tally.check(damages(machine.dataDir).length === 0, 'a database is damaged', damages(machine.dataDir)[0]);
    tally.figure(`${faultySubmissions} leads, ${kinds.length} kinds of fault, ${attempts} attempts`);
  },
};
