import type { Owners } from '@platform/contract';
import { readLive } from '@platform/release/live';
import { newKey, signerOf } from '@platform/release/owners/Signer';
import { signStored } from '@platform/release/owners/signVersion';
import { release } from '@platform/release/release';
import product from '@riverview/site';
import { expect, hydrated, test } from '../fixtures';
import { backEndOrigin } from '../setup/ports';
import { SecondRepository } from './SecondRepository';
import { TestRelease } from './testRelease';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const owner = signerOf(newKey());
const contact = 'the owner <owner@sample.test>';
let site: TestRelease;
let second: SecondRepository;
const publish = (env: Readonly<Record<string, string>> = {}) =>
  second.run('npm', ['run', 'publish', '--', '--without-gate', 'a journey looks at it'], {
    RELEASE_STORE: site.store.root,
    BACK_END_URL: backEndOrigin(),
    ...env,
  });

/** Makes the site one with owners: the module's team has the key of its own repository. */
async function nameOwners(teamKey: string): Promise<void> {
  const live = await readLive(site.store);
  for (const [module, version] of Object.entries(live?.modules ?? {}))
    await signStored(site.store, module, version, owner);
  const owners: Owners = {
    owner: { key: owner.publicKey, owns: ['*'], channels: ['*'], contact },
    events: { key: teamKey, owns: ['mf-events'], channels: ['live'], contact: 'events <events@sample.test>' },
  };
  await release({
    store: site.store,
    site: { ...product, owners },
    replace: {},
    backEnd: backEndOrigin(),
    signer: owner,
  });
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await TestRelease.start('second-repository');
  second = new SecondRepository();
});

test.afterAll(async () => {
  await site?.stop();
  second?.remove();
});

test('a module of another repository goes live with its own key, and nothing else is built', async ({ page }) => {
  const made = second.create('mf-events', '/Promotion/Events', '행사', 'promotion');
  expect(made.succeeded, made.output).toBe(true);
  expect(second.hasLock).toBe(true);
  const { output } = second.run('npm', ['run', 'release', '--', 'keys', 'new', 'events'], {
    RELEASE_STORE: site.store.root,
  });
  await nameOwners(output.match(/key: '([\w-]+)'/)?.[1] ?? '');
  const before = await readLive(site.store);

  const published = publish();
  expect(published.output).toContain('published mf-events');
  const live = await readLive(site.store);
  expect(live).toMatchObject({ key: 'events', signed: { 'mf-events': 'events', shell: 'owner' } });
  expect(live?.modules).toEqual({ ...before?.modules, 'mf-events': live?.modules['mf-events'] });

  const sitemap = await (await page.request.get(`${site.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain('/Promotion/Events</loc>');
  await page.goto(`${site.origin}/Promotion/Press`);
  await page
    .locator('a[href="/Promotion/Events"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('행사');
  await page.reload();
  await hydrated(page);
  await page.locator('main a[href="/"]').first().click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('what its shell does not bring, and what its key does not own, is refused with the remedy', async () => {
  const before = await readLive(site.store);
  second.run('npm', ['run', 'release', '--', 'keys', 'new', 'other'], { RELEASE_STORE: site.store.root });
  second.write('remote.ts', second.read('remote.ts').replaceAll("'행사'", "'다음 행사'"));
  expect(publish({ RELEASE_KEY: 'other' }).output).toMatch(
    /is none of this site's, so it releases nothing. Ask the owner/,
  );

  const file = 'node_modules/@platform/runtime/package.json';
  second.write(file, second.read(file).replace('"version": "1.', '"version": "2.'));
  const refused = publish({ RELEASE_KEY: 'events' });
  expect(refused.succeeded).toBe(false);
  expect(refused.output).toMatch(
    /mf-events needs @platform\/runtime \^2\.\d+\.0, but the shell brings 1\.\S+ Build mf-events against the shell's version, or publish a newer shell first\./,
  );
  expect(await readLive(site.store)).toEqual(before);
});
