import { parseArgs } from 'node:util';
import { startWorker } from '../edge/testing/workerHost';
import { createSiteServer } from '../serve/siteServer';
import { listen } from '../serve/testing/servedSite';
import { temporaryStore } from '../testing';
import { publishersAtOnce } from './publishersAtOnce';
import { releasesUnderVisitors } from './releasesUnderVisitors';

// tsx platform/release/src/load/cli.ts [--releases 100] [--visitors 50] [--publishers 8] [--rounds 20]: the load of the suite at length.
const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '100' },
    visitors: { type: 'string', default: '50' },
    publishers: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '20' },
  },
});
const load = { releases: Number(values.releases), visitors: Number(values.visitors) };
const crowd = { publishers: Number(values.publishers), rounds: Number(values.rounds) };

function tell(name: string, { problems, ...figures }: { readonly problems: readonly string[] }): void {
  process.stdout.write(`${name}: ${JSON.stringify(figures)}, ${problems.length} problems\n`);
  for (const problem of problems.slice(0, 10)) process.stdout.write(`  ${problem}\n`);
  if (problems.length) process.exitCode = 1;
}

const store = await temporaryStore();
const server = createSiteServer({ store, backEnd: null });
tell('visitors, folder', await releasesUnderVisitors({ store, port: await listen(server), ...load }));
server.close();
const worker = await startWorker();
tell('visitors, R2', await releasesUnderVisitors({ store: worker.store, port: worker.port, ...load }));
await worker.close();
tell('publishers, folder', await publishersAtOnce({ store: await temporaryStore(), ...crowd }));
const other = await startWorker();
tell('publishers, R2', await publishersAtOnce({ store: other.store, ...crowd }));
await other.close();
