import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Random } from '@platform/contract/testing/Random';
import type { Attack } from '../kit/attack';
import { damages, storedLeads, timesStored } from '../kit/inbox';
import { acknowledgement, anyAddress, deliver, newLead, type SentLead, sendLead } from '../kit/leads';
import type { Machine } from '../kit/Machine';
import type { Tally } from '../kit/Tally';

/** Leads that were acknowledged, and are sent by several pages at once. */
async function send(ports: readonly number[], count: number, random: Random, meanwhile?: () => Promise<void>) {
  const acknowledged: SentLead[] = [];
  const lane = async () => {
    for (let at = 0; at < count / 4; at++) {
      const lead = newLead(random);
      // The same lead reaches both back ends, as a repeat behind a balancer does.
      if (ports.length > 1) await Promise.all(ports.map((port) => sendLead(port, lead, anyAddress(random))));
      if ((await deliver(random.pick(ports), lead, random)).acknowledged) acknowledged.push(lead);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane(), meanwhile?.()]);
  return acknowledged;
}

/** Files of the process can not grow any more, as on a full disk; `null` frees it again. Linux only. */
function limitFiles(pid: number, bytes: number | null): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
}

async function fullDisk(machine: Machine, count: number, random: Random, tally: Tally): Promise<readonly SentLead[]> {
  // A log that was written before is written from its beginning again: nothing but its head fits.
  limitFiles(machine.backEndPid, 4096);
  const acknowledged: SentLead[] = [];
  const refused: SentLead[] = [];
  for (let at = 0; at < count; at++) {
    const lead = newLead(random);
    const answer = await sendLead(machine.sitePort, lead, anyAddress(random));
    if (acknowledgement(answer, lead.key).acknowledged) acknowledged.push(lead);
    else refused.push(lead);
    tally.check(answer.status < 500 || answer.status === 503, `a full disk is answered ${answer.status}`);
  }
  limitFiles(machine.backEndPid, null);
  for (const lead of refused) if ((await deliver(machine.sitePort, lead, random)).acknowledged) acknowledged.push(lead);
  tally.check(refused.length > 0, 'the disk was never full: the attack attacked nothing');
  return acknowledged;
}

/** The endpoint killed, twice on one folder, and on a full disk: what it acknowledged is stored once. */
export const dyingEndpoint: Attack = {
  row: '1',
  name: 'an endpoint that dies',
  run: async (world, { dyingSubmissions }, tally) => {
    const random = world.random.fork();
    const share = Math.ceil(dyingSubmissions / 3);
    const machine = await world.machine();
    await machine.start();

    const underKills = await send([machine.sitePort], share, random, async () => {
      for (let kill = 0; kill < 3; kill++) {
        await new Promise((wake) => setTimeout(wake, 30 + random.below(120)));
        await machine.killBackEnd();
        await machine.startBackEnd();
      }
    });

    const second = await world.machine({ dataDir: machine.dataDir });
    await second.startBackEnd();
    const onBoth = await send([machine.backEndPort, second.backEndPort], share, random);
    await second.stop();

    const canFill = process.platform === 'linux' && existsSync('/usr/bin/prlimit');
    if (!canFill) tally.skip('a full disk: needs prlimit, of Linux');
    const onFullDisk = canFill ? await fullDisk(machine, Math.min(share, 20), random, tally) : [];

    const times = timesStored(await storedLeads(machine));
    const parts = { 'kill -9': underKills, 'two back ends': onBoth, 'full disk': onFullDisk };
    for (const [part, leads] of Object.entries(parts)) {
      for (const { message } of leads) {
        const count = times.get(message) ?? 0;
        tally.check(count === 1, count === 0 ? 'acknowledged, not stored' : 'stored more than once', part);
      }
      tally.check(leads.length > 0 || (part === 'full disk' && !canFill), 'nothing was acknowledged', part);
    }
    await machine.stop();
    tally.check(damages(machine.dataDir).length === 0, 'a database is damaged', damages(machine.dataDir)[0]);
  },
};
