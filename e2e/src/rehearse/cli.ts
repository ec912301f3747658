// npm run rehearse: exports a site on which everything is settled, starts Firebase's stand-ins from that folder alone, and walks
// the journeys that matter through it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportHosting } from '@platform/release/exportHosting';
import { addressesOf } from '@platform/release/firebase/addresses';
import { disagreements } from '@platform/release/firebase/agreement';
import { readLive, readLock } from '@platform/release/live';
import { createSiteServer } from '@platform/release/serve/siteServer';
import { listen } from '@platform/release/serve/testing/servedSite';
import type { FolderStore } from '@platform/release/store/FolderStore';
import { chromium, expect } from '@playwright/test';
import product from '@riverview/site';
import { launchOptions } from '../../playwright.config';
import { exportSettled, hashesOf } from './exportSettled';
import { StandIns } from './StandIns';
import { steps } from './walk';

const started = Date.now();
let failed = 0;

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = Date.now();
  try {
    await work();
    process.stdout.write(`passed  ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`);
  } catch (error) {
    failed += 1;
    process.stdout.write(`FAILED  ${name}\n${(error as Error).stack ?? error}\n`);
  }
}

/** Pages that say that something is told later, although everything is settled. */
function openPages(folder: string): string[] {
  const root = path.join(folder, 'public');
  const pages = readdirSync(root, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.html'),
  );
  return pages.flatMap(({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const said =
      readFileSync(file, 'utf8').match(
        /.{0,40}(?:추후 공개|공개되기 전|(?:함께|맞추어) 공개|준비하고 있습니다).{0,20}/g,
      ) ?? [];
    return said.map((words) => `${path.relative(root, file)}: ${words}`);
  });
}

/** Whether Firebase's engine and this repository's server say the same of the exported site, on its real addresses. */
async function compare(store: FolderStore, standIns: StandIns): Promise<void> {
  const server = createSiteServer({ store, backEnd: `http://127.0.0.1:${standIns.firebase.port}` });
  try {
    const live = await readLive(store);
    const { routes, redirects } = await readLock(store, live?.site ?? '');
    const paths = routes.filter((route) => !route.documents);
    const all = addressesOf(paths, redirects, ['/index.html']);
    const some = all.filter((_, at) => at % Math.ceil(all.length / 400) === 0);
    const own = `http://127.0.0.1:${await listen(server)}`;
    expect(some.length).toBeGreaterThan(300);
    expect(await disagreements(own, standIns.visitors, some)).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const work = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
const folder = path.join(work, 'deploy');
try {
  const store = await exportSettled(work, folder);
  await step('exporting twice gives the same bytes', async () => {
    const before = hashesOf(folder);
    await exportHosting(store, product.functions, folder);
    expect(hashesOf(folder)).toEqual(before);
  });
  await step('no page promises what is settled', async () => expect(openPages(folder)).toEqual([]));
  const standIns = await StandIns.start(folder, path.join(work, 'data'));
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...standIns.browserArguments],
  });
  try {
    await step('Firebase’s own engine answers as this server does', () => compare(store, standIns));
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      locale: 'ko-KR',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => problems.push(error.message));
    for (const { name, run } of steps) {
      await step(name, async () => {
        problems.length = 0;
        await run({ standIns, browser, page });
        expect(problems, 'what the browser complained of').toEqual([]);
      });
    }
  } finally {
    await browser.close();
    await standIns.stop();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.stdout.write(
  `${failed ? `${failed} failed` : 'The rehearsal passed'} (${Math.round((Date.now() - started) / 1000)} s)\n`,
);
process.exit(failed ? 1 : 0);
