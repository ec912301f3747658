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
/** Milliseconds. */
const longestSearch = 500;
const mostMegabytes = 400;

const seconds = (count: number) => new Promise((wake) => setTimeout(wake, count * 1000));

async function search(machine: Machine, tally: Tally): Promise<void> {
  const headers = { authorization: `Bearer ${await administratorToken(machine)}` };
  for (const query of ['1234번째', '하늘', '010-5555', '없는 사람']) {
    let took = Number.POSITIVE_INFINITY;
    let isOk = true;
    // What else the machine does may come into one search, not into each of three.
    for (let time = 0; time < 3 && took >= longestSearch; time++) {
      const start = performance.now();
      const answer = await fetch(`${machine.siteOrigin}/api/leads?query=${encodeURIComponent(query)}`, { headers });
      await answer.arrayBuffer();
      isOk &&= answer.ok;
      took = Math.min(took, Math.round(performance.now() - start));
    }
    tally.check(isOk && took < longestSearch, 'a search takes longer than half a second', `${query}: ${took} ms`);
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
    const rounds: { idle: number; busy: number }[] = [];
    const noticed = () => rounds.filter(({ idle, busy }) => busy >= Math.max(2 * idle, unnoticed)).length;
    // Two that agree say it. What else the machine does may come into a round: then it is most of five.
    while (rounds.length < 2 || (rounds.length < 5 && noticed() > 0)) {
      const idle = percentile(await browse(machine, browsingVisitors, random, seconds(2)), 0.95);
      const exporting = exportedLines(machine);
      const busy = percentile(await browse(machine, browsingVisitors, random, exporting), 0.95);
      const lines = await exporting;
      tally.check((lines ?? 0) > storedLeads, 'the export is not complete', `${lines} lines of ${storedLeads} leads`);
      rounds.push({ idle, busy });
    }
    const figures = rounds.map(({ idle, busy }) => `${idle} ms idle, ${busy} ms`).join('; ');
    tally.check(noticed() < rounds.length / 2, 'visitors wait for an export', `p95 ${figures}`);
    tally.figure(`export of ${storedLeads} under ${browsingVisitors} visitors: p95 ${figures} meanwhile`);
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
