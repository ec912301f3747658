import { expect, it } from 'vitest';
import { startWorker } from '../edge/testing/workerHost';
import { createSiteServer } from '../serve/siteServer';
import { listen } from '../serve/testing/servedSite';
import { temporaryStore } from '../testing';
import { publishersAtOnce } from './publishersAtOnce';
import { releasesUnderVisitors } from './releasesUnderVisitors';

// Bounded; the full counts: npx tsx platform/release/src/load/cli.ts
const load = { releases: 8, visitors: 8 };

it('releases and rollbacks lose no visitor a page or a file, from a folder', async () => {
  const store = await temporaryStore();
  const server = createSiteServer({ store, backEnd: null });
  const report = await releasesUnderVisitors({ store, port: await listen(server), ...load });
  server.close();
  expect(report).toMatchObject({ problems: [], rollbacks: 2 });
  expect([report.pages, report.seen].every((count) => count > 5)).toBe(true);
}, 60_000);

it('releases and rollbacks lose no visitor a page or a file, from a bucket', async () => {
  const { store, port, close } = await startWorker();
  const report = await releasesUnderVisitors({ store, port, ...load });
  await close();
  expect(report).toMatchObject({ problems: [], rollbacks: 2 });
  expect(report.seen).toBeGreaterThan(1);
}, 60_000);

it('publishers at once lose no release, in a bucket', async () => {
  const { store, close } = await startWorker();
  expect(await publishersAtOnce({ store, publishers: 3, rounds: 2 })).toMatchObject({ problems: [], releases: 7 });
  await close();
}, 120_000);
