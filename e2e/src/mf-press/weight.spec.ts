import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { isOfficial } from '../setup/backEnd';
import { routes } from '../site/routes';
import { pressPath } from './pressApi';

test.skip(isOfficial, 'Files are the same over any back end.');

/** Addresses of the scripts that the page has loaded. */
const scripts = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    return loaded.filter(({ pathname }) => pathname.endsWith('.js')).map(({ href }) => href);
  });

const contents = (page: Page, urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));

const isShell = (url: string) => url.includes('/_modules/shell/');
const isFirebase = (script: string) => script.includes('@firebase/');
const isSignIn = (script: string) => script.includes('accounts:signInWithPassword');

for (const path of [pressPath, `${pressPath}/sample-05`]) {
  test(`${path} costs a visitor at most 45 kB beyond the shell, Firebase and all, without sign-in`, async ({
    page,
  }) => {
    const asked = page.waitForResponse('**/v1/projects/**');
    await page.goto(path);
    await hydrated(page);
    await asked;
    await page.waitForLoadState('networkidle');
    const own = await contents(
      page,
      (await scripts(page)).filter((url) => !isShell(url)),
    );
    expect(own.some(isFirebase)).toBe(true);
    expect(own.some(isSignIn)).toBe(false);
    expect(own.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)).toBeLessThanOrEqual(45_000);
  });
}

test('sign-in is loaded once its form is touched', async ({ page }) => {
  await page.goto(pressPath);
  await hydrated(page);
  await page.getByLabel('이메일').focus();
  await expect.poll(async () => (await contents(page, await scripts(page))).some(isSignIn)).toBe(true);
});

test('no other page loads anything of Firebase', async ({ page }) => {
  test.setTimeout(120_000);
  const pages = routes.filter(({ remote, path, canonical }) => remote !== 'mf-press' && path === canonical);
  const loaded = new Map<string, string>();
  for (const { path } of pages) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    for (const url of await scripts(page)) loaded.set(url, path);
  }
  expect(pages.length).toBeGreaterThan(10);
  const read = await contents(page, [...loaded.keys()]);
  const guilty = [...loaded].filter((_, at) => isFirebase(read[at] ?? ''));
  expect(guilty).toEqual([]);
});
