import { createHash } from 'node:crypto';
import type { Attack } from '../kit/attack';
import { storedLeads, timesStored } from '../kit/inbox';
import { acknowledgement, anyAddress, newLead, postBytes, type SentLead, sendLead } from '../kit/leads';
import type { Machine } from '../kit/Machine';
import { rawExchange } from '../kit/rawExchange';

/** A form posted by a browser without scripts: no key. */
async function sendNatively({ sitePort }: Machine, { key, ...fields }: SentLead, from?: string): Promise<boolean> {
  const body = new URLSearchParams(fields).toString();
  const { head, bytes } = postBytes(body, { type: 'application/x-www-form-urlencoded' });
  const asBrowser = head.replace('Accept: application/json', 'Accept: text/html');
  const answer = await rawExchange(sitePort, { parts: [asBrowser, bytes], from });
  return answer.status >= 200 && answer.status < 400;
}

/** Keys that a native post may get, if they follow from what is known of a person. */
function guessedKeys({ form, name, phone, message }: SentLead): readonly string[] {
  const days = [0, 9 * 3_600_000].map((ahead) => new Date(Date.now() + ahead).toISOString().slice(0, 10));
  const hashes = days.flatMap((day) => [
    createHash('sha256')
      .update(JSON.stringify([form, name, phone, null, message, day]))
      .digest('hex'),
    createHash('sha256')
      .update(`native\0${JSON.stringify([form, name, phone, null, message])}\0${day}`)
      .digest('hex'),
  ]);
  return hashes.flatMap((hash) => [`native-${hash.slice(0, 40)}`, hash]);
}

/** A stranger who knows a person, or a key, takes its place: the person's lead is stored all the same. */
export const stolenKeys: Attack = {
  row: '1',
  name: 'stolen and guessed keys',
  run: async (world, { faultySubmissions }, tally) => {
    const random = world.random.fork();
    const machine = await world.machine();
    await machine.start();
    const port = machine.sitePort;
    const wanted: { readonly message: string; readonly defect: string }[] = [];
    const rounds = Math.max(4, Math.floor(faultySubmissions / 40));
    for (let round = 0; round < rounds; round++) {
      const victim = newLead(random, { form: 'customer' });
      for (const key of guessedKeys(victim)) {
        await sendLead(port, newLead(random, { key, message: `thief ${random.hex(8)}` }), anyAddress(random));
      }
      if (await sendNatively(machine, victim, anyAddress(random)))
        wanted.push({
          message: victim.message,
          defect: 'a native post is acknowledged and dropped: its key was guessed',
        });

      const mine = newLead(random);
      const theirs = newLead(random, { key: mine.key });
      for (const lead of [theirs, mine]) {
        const answer = acknowledgement(await sendLead(port, lead, anyAddress(random)), lead.key);
        if (answer.acknowledged)
          wanted.push({ message: lead.message, defect: 'acknowledged and dropped: another lead had its key' });
      }

      const twice = newLead(random, { form: 'customer' });
      const home = anyAddress(random);
      await sendNatively(machine, twice, home);
      await sendNatively(machine, twice, home);
      wanted.push({ message: twice.message, defect: 'the same native post twice is not one lead' });

      // Whoever has somebody's receipt can not put a lead of theirs in its place.
      const shown = newLead(random);
      const { receipt } = acknowledgement(await sendLead(port, shown, anyAddress(random)), shown.key);
      if (receipt) await sendLead(port, newLead(random, { key: receipt }), anyAddress(random));
      wanted.push({ message: shown.message, defect: 'a receipt used as key replaces a lead' });
    }
    const times = timesStored(await storedLeads(machine));
    for (const { message, defect } of wanted) tally.check(times.get(message) === 1, defect);
    await machine.stop();
  },
};
