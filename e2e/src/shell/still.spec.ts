import { expect, hydrated, test } from '../fixtures';

/** Pages of which the composer finds that they need no script, whatever the facts are (docs/decisions/0060). */
const still = [
  '/Accessibility',
  '/BusinessGuide/documents',
  '/ComplexGuide/community',
  '/ComplexGuide/detailintro',
  '/LocationEnvironment/intro',
  '/SalesInfo/guide',
  '/en',
  '/zh',
];

test('pages that only repeat their HTML name no script of their own, all others do', { tag: '@desktop' }, async ({
  request,
}) => {
  const scripts = async (path: string) =>
    (await (await request.get(path)).text()).match(/<link rel="modulepreload" href="\/_modules\/mf-[^>]+low">/g) ?? [];
  for (const path of still) expect(await scripts(path), path).toEqual([]);
  for (const path of ['/', '/SalesInfo/Score', '/Brand/intro']) expect(await scripts(path), path).not.toEqual([]);
});

test('its code comes for nobody who reads it, its links lead on as all others, and who comes back finds it as it was left', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const code = () => asked.filter((path) => /\/mf-marketing\/.*\.js$/.test(path));
  await page.goto('/LocationEnvironment/intro');
  await hydrated(page);
  await expect(page.locator('#page')).not.toHaveAttribute('data-waiting');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  expect(code()).toEqual([]);

  const words = await page.locator('#page').innerText();
  await page.locator('#page a[href="/LocationEnvironment/primium"]').click();
  await expect(page).toHaveURL(/\/primium$/);
  await expect(page.locator('#page li button').first()).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  expect(code()).not.toEqual([]);

  const before = code().length;
  await page.goBack();
  await expect(page).toHaveURL(/\/intro$/);
  await expect(page.locator('#page > [data-still]')).toBeVisible();
  expect(await page.locator('#page').innerText()).toBe(words);
  await expect(page).toHaveTitle(/입지안내/);
  await page.locator('#page a[href="/LocationEnvironment/primium"]').click();
  await expect(page).toHaveURL(/\/primium$/);
  expect(code()).toHaveLength(before);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('a page that was gone to is made of its code', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/Privacy');
  await hydrated(page);
  await page.locator('footer a[href="/Accessibility"]').click();
  await expect(page.locator('#page h2').first()).toBeVisible();
  await expect(page.locator('#page > [data-still]')).toHaveCount(0);
});
