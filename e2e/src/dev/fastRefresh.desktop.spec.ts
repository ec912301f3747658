import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@platform/local-firebase/freePort';
import { test as base, expect } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { work } from '../setup/backEnd';
import { backEndOrigin, siteOrigin } from '../setup/ports';
import { repository, stop, untilReady } from '../setup/processes';

const test = base;
test.describe.configure({ mode: 'serial', timeout: 90_000 });
// Development is the same at every width.

const stampTaxPage = path.join(repository, 'mf-marketing/src/pages/stamp-tax/StampTaxPage.tsx');
/** Addresses that nobody else on this machine is developed at: of two sites, one beside the other, and of two modules. */
const addresses = { own: '', other: '', 'mf-marketing': '', 'mf-floorplan': '' };
/** `DEV_PORTS` of both sites. */
let devPorts = '';
const servers: ChildProcess[] = [];

/** `npm run dev -- mf-…`, until its page is complete; it prints to `printed`. */
async function develop(names: readonly string[], origin: string, printed: string[] = []): Promise<void> {
  const server = spawn(process.execPath, [path.join(repository, 'scripts/dev.mjs'), ...names], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: new URL(origin).port,
      DEV_PORTS: devPorts,
      BACK_END_URL: backEndOrigin(),
      RELEASE_STORE: path.join(work, 'release'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.push(server);
  for (const output of [server.stdout, server.stderr])
    output.on('data', (data: Buffer) => printed.push(data.toString()));
  await untilReady(`${origin}/main.js`, () => printed.join(''), 120);
}

test.beforeAll(async () => {
  // `untilReady` has its own limit, and says what was printed.
  test.setTimeout(150_000);
  for (const name of Object.keys(addresses) as (keyof typeof addresses)[])
    addresses[name] = `http://localhost:${await freePort()}`;
  const portOf = (name: keyof typeof addresses) => new URL(addresses[name]).port;
  devPorts = new URLSearchParams({
    store: String(await freePort()),
    'mf-marketing': portOf('mf-marketing'),
    'mf-floorplan': portOf('mf-floorplan'),
  }).toString();
  await develop(['mf-marketing'], addresses.own);
});
test.afterAll(() => Promise.all(servers.map((server) => stop(server))));

test('a page is complete before a script runs: what is developed by its own sources, the rest as it is live', async ({
  page,
  request,
}) => {
  const source = readFileSync(stampTaxPage, 'utf8');
  const end = source.lastIndexOf('</div>');
  const html = async (at: string) =>
    (await request.get(addresses.own + at, { headers: { accept: 'text/html' } })).text();
  try {
    writeFileSync(stampTaxPage, `${source.slice(0, end)}<p>of the source</p>${source.slice(end)}`);
    await expect.poll(() => html('/SalesInfo/StampTax')).toContain('of the source');
  } finally {
    writeFileSync(stampTaxPage, source);
  }
  await expect.poll(() => html('/SalesInfo/StampTax')).not.toContain('of the source');
  // The home page is developed, the form on it was published; the article's page was published, with what it is about.
  const composed = await (await request.get(siteOrigin())).text();
  const form = composed.match(/<form[\s\S]*?<\/form>/)?.[0] ?? 'the composed page has no form';
  expect(await html('/')).toContain(form);

  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${addresses.own}/FloorPlan/59A`);
  await expect(page.locator('#page')).not.toHaveAttribute('data-waiting');
  await page.goto(`${addresses.own}/SalesInfo/StampTax`);
  await expect(page.locator('#page')).not.toHaveAttribute('data-waiting');
  // React says here what it found otherwise than the HTML.
  expect(complaints).toEqual([]);
});

test('an edit in a module shows at once and keeps what was typed', async ({ page }) => {
  await page.goto(`${addresses.own}/SalesInfo/StampTax`);
  const price = page.locator('main input').first();
  await expect(page.locator('#page')).not.toHaveAttribute('data-waiting');
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
  await page.goto(`${addresses.own}/SalesInfo/StampTax`);
  await expect(page.locator('#page')).not.toHaveAttribute('data-waiting');
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
  expect(seen.loaded).toContain(`mf_marketing:${addresses['mf-marketing']}/mf-manifest.json`);
  expect(complaints).toEqual([]);
});

test('what is not developed comes from the composed site, and lives with what is', async ({ page }) => {
  const served: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => served.push(request.url()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${addresses.own}/`);
  await page.getByRole('form', { name: '방문예약' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-piece="mf-leads/ReservationForm"]')).not.toHaveAttribute('data-waiting');
  // The page's code is from a development server, the form on it was published.
  const name = page.getByRole('form', { name: '방문예약' }).getByRole('textbox', { name: '이름' });
  await name.fill('김하늘');
  await expect(name).toHaveValue('김하늘');
  expect(served.some((url) => url.startsWith(`${addresses['mf-marketing']}/`))).toBe(true);
  const published = (url: string) => url.startsWith(`${addresses.own}/_modules/mf-leads/`);
  expect(served.some((url) => published(url) && url.endsWith('/remoteEntry.js'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('a module of another site of ours (--from): one that is not running is shown as it is live there, a frame of one that is comes from its own server', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const printed: string[] = [];
  await develop(['mf-floorplan', '--from', siteOrigin()], addresses.other, printed);
  await expect.poll(() => printed.join('')).toContain(`everything else from ${siteOrigin()}`);
  await page.goto(`${addresses.other}/Brand/intro`);
  await expect(page.locator('#page')).not.toHaveAttribute('data-waiting');
  await expect(page.locator('#page h2').first()).toBeVisible();

  await page.goto(`${addresses.other}/FloorPlan/Emodel`);
  await expect(page.locator('#page')).not.toHaveAttribute('data-waiting');
  await page.getByRole('button', { name: '84A 둘러보기' }).click();
  const frame = page.locator('iframe');
  const owners = siteFacts.tours['84A'];
  if (owners) return expect(frame).toHaveAttribute('src', owners);
  expect(await frame.getAttribute('src')).toContain(addresses['mf-floorplan']);
  const tour = page.frameLocator('iframe').getByRole('application', { name: /84A 타입 .+ 360° VR/ });
  await expect(tour).toBeFocused();
  await tour.press('ArrowRight');
  await expect(page).toHaveURL(/view=\w+/);
});
