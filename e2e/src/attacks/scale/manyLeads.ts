import type { Attack } from '../kit/attack';
import { administratorToken } from '../kit/inbox';
import { memoryOf } from '../kit/listener';
import type { Machine } from '../kit/Machine';
import type { Tally } from '../kit/Tally';
import { exportedLines } from './exporting';
import { fillLeads } from './fillLeads';
import { browse, percentile } from './latencies';

/** Milliseconds below which nobody speaks of waiting; a busy machine takes as long for nothing. */
const unnoticed = 50;
const mostMegabytes = 400;

const seconds = (count: number) => new Promise((wake) => setTimeout(wake, count * 1000));

async function search(machine: Machine, tally: Tally): Promise<void> {
  const headers = { authorization: `Bearer ${await administratorToken(machine)}` };
  for (const query of ['1234번째', '하늘', '010-5555', '없는 사람']) {
    const start = performance.now();
    const answer = await fetch(`${machine.siteOrigin}/api/leads?query=${encodeURIComponent(query)}`, { headers });
    await answer.arrayBuffer();
    const took = Math.round(performance.now() - start);
    tally.check(answer.ok && took < 500, 'a search takes longer than half a second', `${query}: ${took} ms`);
  }
}

/** The export of many leads while visitors browse: it is complete, nobody waits for it, and it needs no memory. */
export const manyLeads: Attack = {
  row: '8',
  name: 'many leads',
  alone: true,
  run: async (world, { storedLeads, leadsForMemory, browsingVisitors }, tally) => {
    const random = world.random.fork();
    const dataDir = world.folder('data');
    await fillLeads(dataDir, storedLeads, random);
    const machine = await world.machine({ dataDir });
    await machine.start();
    await browse(machine, browsingVisitors, random, seconds(1)); // whatever is slow the first time
    // In turns, so that a busy moment of the machine meets both.
    const idle: number[] = [];
    const busy: number[] = [];
    let lines: number | null = null;
    for (let round = 0; round < 2; round++) {
      idle.push(...(await browse(machine, browsingVisitors, random, seconds(2))));
      const exporting = exportedLines(machine);
      busy.push(...(await browse(machine, browsingVisitors, random, exporting)));
      lines = await exporting;
      tally.check((lines ?? 0) > storedLeads, 'the export is not complete', `${lines} lines of ${storedLeads} leads`);
    }
    const [idle95, busy95] = [percentile(idle, 0.95), percentile(busy, 0.95)];
    tally.check(
      busy95 < Math.max(2 * idle95, unnoticed),
      'visitors wait for an export',
      `p95 ${idle95} ms idle, ${busy95} ms`,
    );
    tally.figure(
      `export of ${storedLeads} under ${browsingVisitors} visitors: p95 ${idle95} ms idle, ${busy95} ms meanwhile`,
    );
    await search(machine, tally);
    const { most } = memoryOf(machine.backEndPid);
    tally.check(most < mostMegabytes, `the back end held more than ${mostMegabytes} MB`, `${most} MB`);
    await machine.stop();

    if (leadsForMemory === 0) return;
    const vast = world.folder('data');
    await fillLeads(vast, leadsForMemory, random);
    const second = await world.machine({ dataDir: vast });
    await second.start();
    const before = memoryOf(second.backEndPid).most;
    const exporting = exportedLines(second);
    const times = await browse(second, 5, random, exporting);
    tally.check(((await exporting) ?? 0) > leadsForMemory, 'the export is not complete', `of ${leadsForMemory} leads`);
    const after = memoryOf(second.backEndPid).most;
    tally.check(after < mostMegabytes, 'an export takes memory for every lead', `${after} MB`);
    tally.check(
      percentile(times, 0.95) < 2 * unnoticed,
      'others wait for an export',
      `p95 ${percentile(times, 0.95)} ms`,
    );
    await search(second, tally);
    tally.figure(
      `export of ${leadsForMemory}: ${before} MB before, ${after} MB at most; others wait ${percentile(times, 0.95)} ms in p95`,
    );
    await second.stop();
  },
};
