import { parseArgs } from 'node:util';
import { startWorker } from '../edge/testing/workerHost';
import { createSiteServer } from '../serve/siteServer';
import { listen } from '../serve/testing/servedSite';
import { temporaryStore } from '../testing';
import { publishersAtOnce } from './publishersAtOnce';
import { releasesUnderVisitors } from './releasesUnderVisitors';

// The load of the suite at length:
// tsx platform/release/src/load/cli.ts [--releases 100] [--visitors 50] [--publishers 8] [--rounds 20] [visitors-folder | visitors-r2 | publishers-folder | publishers-r2 …]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    releases: { type: 'string', default: '100' },
    visitors: { type: 'string', default: '50' },
    publishers: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '20' },
  },
});
const load = { releases: Number(values.releases), visitors: Number(values.visitors) };
const crowd = { publishers: Number(values.publishers), rounds: Number(values.rounds) };

const runs: Readonly<Record<string, () => Promise<{ readonly problems: readonly string[] }>>> = {
  async 'visitors-folder'() {
    const store = await temporaryStore();
    const server = createSiteServer({ store, backEnd: null });
    const report = await releasesUnderVisitors({ store, port: await listen(server), ...load });
    server.close();
    return report;
  },
  async 'visitors-r2'() {
    const worker = await startWorker();
    const report = await releasesUnderVisitors({ store: worker.store, port: worker.port, ...load });
    await worker.close();
    return report;
  },
  'publishers-folder': async () => publishersAtOnce({ store: await temporaryStore(), ...crowd }),
  async 'publishers-r2'() {
    const worker = await startWorker();
    const report = await publishersAtOnce({ store: worker.store, ...crowd });
    await worker.close();
    return report;
  },
};

for (const name of positionals.length ? positionals : Object.keys(runs)) {
  const run = runs[name];
  if (!run) throw new Error(`There is no load "${name}". There are: ${Object.keys(runs).join(', ')}.`);
  const start = performance.now();
  const { problems, ...figures } = await run();
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(`${name}: ${JSON.stringify({ ...figures, seconds })}, ${problems.length} problems\n`);
  for (const problem of problems.slice(0, 10)) process.stdout.write(`  ${problem}\n`);
  if (problems.length) process.exitCode = 1;
}
