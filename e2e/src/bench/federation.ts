import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { publish } from '@platform/release/publish';
import { release } from '@platform/release/release';
import { createSiteServer } from '@platform/release/serve/siteServer';
import { FolderStore } from '@platform/release/store/FolderStore';
import { distOf, moduleNames } from '@platform/release/workspace';
import { chromium } from '@playwright/test';
import site from '@riverview/site';
import { launchOptions } from '../../playwright.config';
import { repository } from '../setup/processes';
import { type Load, measureLoad, median } from './measureLoad';
import { composeSingleBundle } from './singleBundle';

const rounds = Number(process.env.ROUNDS ?? 9);
const pages = ['/', '/FloorPlan/59A', '/Promotion/Customer'];
const shareLimit = 15_000;

/** What federation costs: the composed site beside the same sources as one bundle, loaded in turn. */
async function startSite(name: string, fill: (store: FolderStore) => Promise<void>): Promise<string> {
  const folder = path.join(repository, 'e2e/.site', `bench-${name}`);
  rmSync(folder, { recursive: true, force: true });
  const store = new FolderStore(folder);
  await fill(store);
  const server = createSiteServer({ store, backEnd: null });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function publishAll(store: FolderStore): Promise<Record<string, string>> {
  const published = await Promise.all(moduleNames().map((module) => publish(store, module, distOf(module))));
  return Object.fromEntries(published.map(({ module, version }) => [module, version]));
}

const federated = await startSite('federated', async (store) => {
  await release({ store, replace: await publishAll(store), site, backEnd: null });
});
const single = await startSite('single', async (store) => composeSingleBundle(store, await publishAll(store)));

const browser = await chromium.launch(launchOptions);
let broken = false;
for (const page of pages) {
  const loads: Record<'federated' | 'single', Load[]> = { federated: [], single: [] };
  for (let round = 0; round < rounds; round++) {
    loads.federated.push(await measureLoad(browser, federated + page));
    loads.single.push(await measureLoad(browser, single + page));
  }
  process.stdout.write(`\n${page}, medians of ${rounds} loads in turn, phone on a mobile network\n`);
  for (const key of ['script', 'requests', 'firstPaint', 'mainPicture', 'hydrated'] as const) {
    const [ours, theirs] = [loads.federated, loads.single].map((all) => median(all.map((load) => load[key])));
    if (ours === undefined || theirs === undefined) continue;
    process.stdout.write(
      `  ${key.padEnd(13)} federated ${ours.toFixed(0).padStart(7)}   single ${theirs.toFixed(0).padStart(7)}   ratio ${(ours / theirs).toFixed(3)}\n`,
    );
    if (key === 'script' && ours - theirs > shareLimit) broken = true;
  }
}
await browser.close();
if (broken) {
  process.stderr.write(`Federation costs more than ${shareLimit / 1000} kB of script.\n`);
  process.exitCode = 1;
}
