import { siteFacts } from '@riverview/site/siteFacts';
import type { Attack } from '../kit/attack';
import { administratorToken, storedLeads } from '../kit/inbox';
import { acknowledgement, anyAddress, newLead, sendLead } from '../kit/leads';

const count = 11;
const settle = () => new Promise((wake) => setTimeout(wake, 1500));

/** What the privacy policy promises, kept without a visitor to remind of it: retention, consent, a log of who looked. */
export const retention: Attack = {
  row: '7',
  name: 'retention and consent',
  run: async (world, _counts, tally) => {
    const random = world.random.fork();
    const machine = await world.machine({ clock: true });
    await machine.startBackEnd();
    const send = (lead: object) => sendLead(machine.backEndPort, lead, anyAddress(random));
    for (let at = 0; at < count; at++) await send(newLead(random));
    const taken = await storedLeads(machine);
    tally.check(taken.length === count, 'leads are not taken');
    for (const { consentedAt } of taken) {
      const age = Date.now() - Date.parse(consentedAt ?? '');
      tally.check(Math.abs(age) < 120_000, 'a lead does not say when its consent was given');
    }
    for (const given of [
      { consent: 'v999' },
      { consent: '2031-01-01' },
      { marketing: 'v999' },
      { consent: '' },
      { consent: true },
    ]) {
      const lead = { ...newLead(random), ...given };
      const answer = await send(lead);
      tally.check(
        !acknowledgement(answer, lead.key).acknowledged && answer.status === 422,
        'a consent that never was is accepted',
        JSON.stringify(given),
      );
    }

    const headers = { authorization: `Bearer ${await administratorToken(machine)}` };
    await fetch(`${machine.backEndOrigin}/api/leads/export`, { headers }).then((answer) => answer.text());
    await fetch(`${machine.backEndOrigin}/api/leads/${taken[0]?.id}?why=asked`, { method: 'DELETE', headers });
    const log = await fetch(`${machine.backEndOrigin}/api/leads/log`, { headers });
    const entries = log.ok ? await log.text() : '';
    for (const word of ['list', 'export', 'delete', machine.administrator.email])
      tally.check(entries.includes(word), 'the access log does not tell who did what', word);
    const stranger = await fetch(`${machine.backEndOrigin}/api/leads/log`);
    tally.check(stranger.status === 401, 'anybody reads the access log');

    const before = (await storedLeads(machine)).length;
    machine.letPass(siteFacts.leads.retentionDays - 2);
    await settle();
    tally.check((await storedLeads(machine)).length === before, 'leads go before their time');
    machine.letPass(4);
    await settle();
    const left = (await storedLeads(machine)).length;
    tally.checkMany(before, left, 'past its retention, and still listed');
    await machine.stop();
  },
};
