import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { backEndOrigin, siteOrigin } from '../setup/ports';
import { repository, stop, untilReady } from '../setup/processes';

const test = base;
test.describe.configure({ mode: 'serial', timeout: 90_000 });
// Development is the same at every width.

const stampTaxPage = path.join(repository, 'mf-marketing/src/pages/stamp-tax/StampTaxPage.tsx');
const servers: ChildProcess[] = [];

/** As `npm run dev -- mf-marketing mf-floorplan` does: the other modules come from the suite's composed site. */
const sources = { COMPOSED_SITE: siteOrigin(), LOCAL_MODULES: 'mf-marketing,mf-floorplan' };

function serve(module: string): void {
  const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js');
  const env = { ...process.env, MODULE_DEV: '1', BACK_END_URL: backEndOrigin(), ...sources };
  servers.push(
    spawn(process.execPath, [rspack, 'serve', '-c', 'rspack.config.ts'], {
      cwd: path.join(repository, module),
      env,
      stdio: 'ignore',
    }),
  );
}

test.beforeAll(async () => {
  // `untilReady` below has its own limits, and says what was waited for.
  test.setTimeout(150_000);
  serve('shell');
  serve('mf-marketing');
  await Promise.all([
    untilReady('http://localhost:4000/main.js', () => 'Is another development server running on port 4000?', 60),
    untilReady('http://localhost:4001/remoteEntry.js', () => 'Is another development server running on port 4001?', 60),
  ]);
});
test.afterAll(() => Promise.all(servers.map((server) => stop(server))));

test('an edit in a module shows at once and keeps what was typed', async ({ page }) => {
  await page.goto('http://localhost:4000/SalesInfo/StampTax');
  const price = page.locator('main input').first();
  await price.fill('500000000');
  const source = readFileSync(stampTaxPage, 'utf8');
  const end = source.lastIndexOf('</div>');
  try {
    writeFileSync(stampTaxPage, `${source.slice(0, end)}<p>edited just now</p>${source.slice(end)}`);
    await expect(page.getByText('edited just now')).toBeVisible();
    await expect(price).toHaveValue(/500,?000,?000/);
  } finally {
    writeFileSync(stampTaxPage, source);
  }
});

interface FederationGlobal {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly options: { readonly remotes: readonly { readonly name: string; readonly entry: string }[] };
  }[];
  readonly moduleInfo: Readonly<Record<string, unknown>>;
}

test("Module Federation's own tools see the host and its remotes, which share its React", async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto('http://localhost:4000/SalesInfo/StampTax');
  await expect(page.locator('main input').first()).toBeVisible();
  const seen = await page.evaluate(() => {
    const { __INSTANCES__: instances, moduleInfo } = (globalThis as unknown as { __FEDERATION__: FederationGlobal })
      .__FEDERATION__;
    return {
      hosts: instances.map(({ name, options }) => ({ name, remotes: options.remotes.map((remote) => remote.name) })),
      loaded: Object.keys(moduleInfo),
    };
  });
  expect(seen.hosts).toEqual([
    { name: 'shell', remotes: expect.arrayContaining(['mf_floorplan', 'mf_leads', 'mf_marketing', 'mf_press']) },
  ]);
  expect(seen.loaded).toContain('mf_marketing:http://localhost:4001/mf-manifest.json');
  expect(complaints).toEqual([]);
});

test('what is not developed comes from the composed site, and lives with what is', async ({ page }) => {
  const served: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => served.push(request.url()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto('http://localhost:4000/');
  // The page's code is from a development server, the form on it was published.
  const name = page.getByRole('form', { name: '방문예약' }).getByRole('textbox', { name: '이름' });
  await name.fill('김하늘');
  await expect(name).toHaveValue('김하늘');
  expect(served.some((url) => url.startsWith('http://localhost:4001/'))).toBe(true);
  const published = (url: string) => url.startsWith('http://localhost:4000/_modules/mf-leads/');
  expect(served.some((url) => published(url) && url.endsWith('/remoteEntry.js'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('a module that is not running is replaced by a panel that says how to start it; the rest works', async ({
  page,
}) => {
  await page.goto('http://localhost:4000/FloorPlan/59A');
  await expect(page.getByText('npm run dev -w mf-floorplan')).toBeVisible();
  await page.goto('http://localhost:4000/Brand/intro');
  await expect(page.locator('#page h2').first()).toBeVisible();
});

test('a frame of a module, from its own server, talks to the page of the shell around it', async ({ page }) => {
  serve('mf-floorplan');
  await untilReady('http://localhost:4002/tour', () => 'Is another development server running on port 4002?', 60);
  await page.goto('http://localhost:4000/FloorPlan/Emodel');
  await page.getByRole('button', { name: '84A 둘러보기' }).click();
  const tour = page.frameLocator('iframe').getByRole('application', { name: /84A 타입 .+ 360° VR/ });
  await expect(tour).toBeFocused();
  await tour.press('ArrowRight');
  await expect(page).toHaveURL(/view=\w+/);
});
