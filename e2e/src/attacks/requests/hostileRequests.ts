import type { Random } from '@platform/contract/testing/Random';
import type { Attack } from '../kit/attack';
import { storedLeads } from '../kit/inbox';
import { anyAddress } from '../kit/leads';
import { listenersOn, memoryOf } from '../kit/listener';
import { filesOf, pagesOf } from '../kit/publicPaths';
import { rawExchange } from '../kit/rawExchange';
import { ForeignServer } from './ForeignServer';
import { foreignPaths, openRedirects } from './foreignPaths';
import { hostileBodies } from './hostileBodies';
import { hostileHeaders } from './hostileHeaders';
import type { HostileRequest, Target } from './hostileRequest';
import { judge, privateFiles } from './judge';
import { backEndPaths, impossiblePaths, traversals } from './lostPaths';
import { mutations } from './mutations';
import { smuggling } from './smuggling';

const lanes = 16;
const smuggler = '밀수꾼';
const mostMegabytes = 512;

/** Every family has its share, however few are sent: one of each in turn, then random changes to the end. */
function* chosen(target: Target, count: number, random: Random): Generator<HostileRequest> {
  const families = [
    foreignPaths(target),
    openRedirects(target),
    impossiblePaths(target),
    backEndPaths(),
    smuggling(smuggler),
    hostileHeaders(target),
    hostileBodies(),
    traversals(target),
  ].map((family) => shuffled(family, random));
  let sent = 0;
  for (let turn = 0; sent < count * 0.8 && families.some((family) => turn < family.length); turn++) {
    for (const family of families) {
      const request = family[turn];
      if (!request || sent >= count * 0.8) continue;
      sent++;
      yield request;
    }
  }
  for (const request of mutations(target, random)) {
    if (sent++ >= count) return;
    yield request;
  }
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Requests by raw connection, in every shape that a client would never send. */
export const hostileRequests: Attack = {
  row: '3',
  name: 'hostile requests',
  run: async (world, counts, tally) => {
    const foreign = new ForeignServer();
    await foreign.start();
    world.onClose(() => foreign.stop());
    const machine = await world.machine();
    await machine.start();
    const target = { foreign: foreign.address, pages: await pagesOf(machine), files: await filesOf(machine) };
    const about = { origin: machine.siteOrigin, hidden: privateFiles(machine.store), folder: machine.dataDir };
    const before = memoryOf(listenersOn(machine.sitePort)[0] ?? 0).now;

    const requests = chosen(target, counts.hostileRequests, world.random.fork());
    // A process that dies is a defect; the attack goes on with another one.
    let reviving: Promise<void> | null = null;
    const revive = (suspect: string) => {
      reviving ??= (async () => {
        tally.check(false, 'a process died', `${suspect}; ${machine.printed.trim().slice(-200)}`);
        await machine.kill();
        await machine.start();
        reviving = null;
      })();
      return reviving;
    };
    const lane = async (random: Random) => {
      for (const request of requests) {
        const patience = request.mayBeIgnored ? 1000 : 10_000;
        const answer = await rawExchange(machine.sitePort, {
          parts: [request.bytes],
          from: anyAddress(random),
          patience,
        });
        const first = request.bytes.toString('latin1').split('\r\n')[0]?.slice(0, 100);
        const suspect = `${request.kind}: ${first}`;
        if (machine.isUp) tally.judged(judge(request, answer, about), suspect);
        else await revive(suspect);
      }
    };
    await Promise.all(Array.from({ length: lanes }, () => lane(world.random.fork())));

    tally.check(foreign.visits === 0, 'the site called another server', `${foreign.visits} times`);
    const leads = await storedLeads(machine);
    tally.check(!leads.some(({ name }) => name === smuggler), 'a smuggled lead was stored');
    tally.check((await fetch(machine.siteOrigin)).ok, 'the site does not answer afterwards');
    const { most } = memoryOf(listenersOn(machine.sitePort)[0] ?? 0);
    tally.check(most < mostMegabytes, `the site held more than ${mostMegabytes} MB`, `${most} MB`);
    tally.figure(
      `${target.pages.length} pages, ${target.files.length} files attacked; memory ${before} MB before, ${most} MB at most`,
    );
    await machine.stop();
  },
};
