import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { overrideLink } from '@platform/release/override/overrideLink';
import { newOverrideKey } from '@platform/release/override/signOverride';
import { publish } from '@platform/release/publish';
import type { Page, Response } from '@playwright/test';
import product from '@riverview/site';
import { expect, expectComplaints, hydrated, test } from '../fixtures';
import { ModuleCopy } from '../release/moduleCopy';
import { TestRelease } from '../release/testRelease';
import { work } from '../setup/backEnd';
import { repository } from '../setup/processes';

// Federation is the same at every width.

test.describe.configure({ mode: 'serial', timeout: 60_000 });

const piece = 'vite-remote/Counter';
const words = 'pressed';
const fallback = 'the counter is on its way';
const page = `import { Federated } from '@platform/runtime';

export default function CounterPage() {
  return <section><h2>A page of ours</h2><Federated of="${piece}" label="${words}" fallback={<p>${fallback}</p>} /></section>;
}
`;

const buildOf = (example: string) => path.join(repository, 'examples', example, 'dist');
const viteBuild = buildOf('vite-remote');
const key = newOverrideKey();
let site: TestRelease;
/** Versions that are in the store and not live. */
let earlierPress: string;
let otherCounter: string;

/** Another build of the same remote: every press counts for ten. */
function otherBuild(): string {
  const folder = path.join(work, `other-counter-${process.env.TEST_WORKER_INDEX}`);
  cpSync(viteBuild, folder, { recursive: true });
  const assets = path.join(folder, 'client/assets');
  const name = readdirSync(assets).find((file) => file.startsWith('Counter-')) ?? '';
  const built = readFileSync(path.join(assets, name), 'utf8');
  expect(built).toContain('+1)');
  writeFileSync(path.join(assets, name), built.replace('+1)', '+10)'));
  return folder;
}

/** The same page of the same remote, whose code throws as soon as it runs in a browser. */
function throwingBuild(): string {
  const folder = path.join(work, `throwing-pyeong-${process.env.TEST_WORKER_INDEX}`);
  cpSync(buildOf('webpack-remote'), folder, { recursive: true });
  const name = readdirSync(path.join(folder, 'client')).find((file) => /^__federation_expose.*\.js$/.test(file)) ?? '';
  const chunk = path.join(folder, 'client', name);
  const built = readFileSync(chunk, 'utf8');
  expect(built).toContain('useState)(84)');
  writeFileSync(chunk, built.replace('useState)(84)', 'useState)((()=>{throw new Error("not for browsers")})())'));
  return folder;
}

/** A site with a page built by plain webpack, a piece built by Vite, and a page of a module of ours that places that. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  execFileSync(
    'npx',
    ['turbo', 'run', 'build', '--filter=vite-remote', '--filter=webpack-remote', '--output-logs=errors-only'],
    {
      cwd: repository,
      stdio: 'pipe',
    },
  );
  const facts = { ...product.facts, overrideKey: key.public };
  site = await TestRelease.start('other-bundler', undefined, { ...product, facts });
  earlierPress = (await site.lock()).remotes['mf-press']?.version ?? '';
  await site.deploy('vite-remote', viteBuild);
  await site.deploy('webpack-remote', buildOf('webpack-remote'));
  const copy = new ModuleCopy('mf-press', 'other-bundler-press');
  copy.write('src/pages/counter/CounterPage.tsx', page);
  copy.write(
    'pieces.d.ts',
    `import '@platform/runtime/pieces';\n\ndeclare module '@platform/runtime/pieces' {\n  interface Pieces {\n    readonly '${piece}': {\n      readonly label: string;\n    };\n  }\n}\n`,
  );
  copy.edit('remote.ts', 'exposes: {', "exposes: { './CounterPage': './src/pages/counter/CounterPage.tsx',");
  copy.edit(
    'remote.ts',
    'pages: [',
    `uses: ['${piece}'], pages: [{ path: '/Counter', expose: './CounterPage', title: '셈', description: '누른 횟수를 셉니다.', banner: 'press' },`,
  );
  copy.edit('src/content/press.ts', ' 소식`', ' 새 소식`');
  copy.build();
  await site.deploy('mf-press', copy.dist);
  otherCounter = (await publish(site.store, 'vite-remote', otherBuild())).version;
});
test.afterAll(() => site?.stop());

test('a piece that Vite built lives in a page of ours, with its React, under the strict policy', async ({
  page,
  request,
}) => {
  const document = await request.get(`${site.origin}/Counter`);
  expect(document.headers()['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+'){2};/);
  // Prerendered by the server bundle that Vite made of it.
  const html = await document.text();
  expect(html).toContain(`${words}<!-- --> <!-- -->0</button>`);
  expect(html).not.toContain(fallback);

  await page.goto(`${site.origin}/Counter`);
  const counter = page.getByRole('button', { name: words });
  // Kept until the piece is alive.
  await counter.click();
  await expect(counter).toHaveText(`${words} 1`);
  await counter.click();
  await expect(counter).toHaveText(`${words} 2`);
  await expect(page.getByText(fallback)).toBeHidden();
  const react = await page.evaluate(() => {
    const { __INSTANCES__: instances } = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Host[] } })
      .__FEDERATION__;
    interface Host {
      readonly name: string;
      readonly shareScopeMap: Record<
        string,
        Record<string, Record<string, { readonly from: string; loaded?: boolean }>>
      >;
    }
    return instances.flatMap(({ shareScopeMap }) =>
      Object.values(shareScopeMap.default?.react ?? {}).flatMap(({ from, loaded }) => (loaded ? [from] : [])),
    );
  });
  expect([...new Set(react)]).toEqual(['shell']);
});

test('a page that plain webpack built is complete without a script, and lives', async ({ page, request }) => {
  const html = await (await request.get(`${site.origin}/Pyeong`)).text();
  expect(html).toContain('<title>평형 계산 | ');
  expect(html).toMatch(/<output>25\.4<!-- -->평<\/output>/);
  expect(await (await request.get(`${site.origin}/sitemap.xml`)).text()).toContain('/Pyeong<');

  await page.goto(`${site.origin}/Pyeong`);
  const area = page.getByRole('spinbutton', { name: '전용면적' });
  await expect(area).toHaveCSS('line-height', /\d/);
  await expect(page.locator('#page > section')).toHaveCSS('padding-top', '128px');
  await area.focus();
  await hydrated(page);
  await area.fill('59');
  await expect(page.getByText('17.8평')).toBeVisible();
});

/** What may happen to the files of a remote, and whether they come once it is over. */
const faults: readonly (readonly [name: string, befall: (page: Page) => Promise<unknown>])[] = [
  ['whose host is dead', (page) => page.route('**/_modules/webpack-remote/**/*.js*', (route) => route.abort())],
  [
    'one byte of which is another',
    (page) =>
      page.route('**/__federation_expose_Pyeong.*.js*', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('3.305785', '3.305786');
        await route.fulfill({ response, body });
      }),
  ],
];

for (const [name, befall] of faults) {
  test(`a page of a remote ${name} stays readable, runs none of it, and comes back on a retry`, async ({
    page,
    problems,
  }) => {
    await befall(page);
    await page.goto(`${site.origin}/Pyeong`);
    await page.getByRole('spinbutton', { name: '전용면적' }).focus();
    await expect(page.getByText('일부 기능을 불러오지 못했습니다', { exact: false })).toBeVisible();
    await expect(page.getByText('25.4평')).toBeVisible();
    await expect(page.locator('#page')).toHaveAttribute('data-waiting');
    await page.unrouteAll();
    await page.getByRole('button', { name: '다시 시도' }).first().click();
    await expect(page.locator('#page')).not.toHaveAttribute('data-waiting');
    await page.getByRole('spinbutton', { name: '전용면적' }).fill('59');
    await expect(page.getByText('17.8평')).toBeVisible();
    expect(problems.length).toBeGreaterThan(0);
    expectComplaints(problems);
  });
}

test('a page without such a piece loads nothing of the official runtime', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(site.origin);
  await hydrated(page);
  const asked = await Promise.all(scripts.map((script) => script.text()));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((code) => code.includes('__FEDERATION__'))).toEqual([]);
});

const press = `/${product.facts.slug}/press`;
const heading = (page: Page) => page.locator('#page h2').first();

function link(to: string, module: string, version: string, { hours = 1, secret = key.secret } = {}): string {
  const expires = Date.now() + hours * 3_600_000;
  return overrideLink({ page: new URL(to, site.origin), module, version, expires, secret });
}

test('a signed link shows one module in another version to the one who opens it, under the same policy', async ({
  page,
  request,
}) => {
  const signed = link(press, 'mf-press', earlierPress);
  const [ordinary, asked] = await Promise.all([request.get(site.origin + press), request.get(signed)]);
  // Nothing that a cache or another visitor could get differs.
  expect(await asked.body()).toEqual(await ordinary.body());
  expect(asked.headers()['content-security-policy']).toBe(ordinary.headers()['content-security-policy']);

  await page.goto(signed);
  await expect(page.getByRole('status').filter({ hasText: 'mf-press' })).toBeVisible();
  await expect(heading(page)).toHaveText(`${product.facts.projectName} 소식`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await page.getByRole('link', { name: '원래 화면 보기' }).click();
  await expect(heading(page)).toHaveText(`${product.facts.projectName} 새 소식`);
  await hydrated(page);
});

test('a signed link shows another build of a remote of other tools', async ({ page }) => {
  await page.goto(link('/Counter', 'vite-remote', otherCounter));
  // The button of the other build takes the place of the published one: a press on that would go with it.
  await expect(page.locator(`:is(#page, [data-piece="${piece}"])[data-waiting]`)).toHaveCount(0);
  const counter = page.getByRole('button', { name: words });
  await counter.click();
  await expect(counter).toHaveText(`${words} 10`);
});

for (const [name, given] of [
  ['forged', { secret: newOverrideKey().secret }],
  ['that is over', { hours: -1 }],
] as const) {
  test(`a link ${name} shows the ordinary page, alive`, async ({ page }) => {
    await page.goto(link(press, 'mf-press', earlierPress, given));
    await hydrated(page);
    await expect(heading(page)).toHaveText(`${product.facts.projectName} 새 소식`);
    expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false);
    await expect(page.getByRole('link', { name: '원래 화면 보기' })).toHaveCount(0);
  });
}

test('a page of a remote that throws keeps its HTML, and the rest of the site works', async ({ page, problems }) => {
  await site.deploy('webpack-remote', throwingBuild());
  await page.goto(`${site.origin}/Pyeong`);
  await page.getByRole('spinbutton', { name: '전용면적' }).focus();
  await expect.poll(() => problems.join()).toContain('not for browsers');
  await expect(page.getByText('25.4평')).toBeVisible();
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await hydrated(page);
  // What it threw, and React's word (#422) that it could not give life to that HTML.
  expectComplaints(problems, /not for browsers|React error #422/);
});
