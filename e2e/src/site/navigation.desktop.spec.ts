import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';

/** A way through pages of all four modules. */
const way = [
  '/BusinessGuide/intro',
  '/FloorPlan/59A',
  '/dunsan-riverview/customer',
  '/dunsan-riverview/press',
  '/LocationEnvironment/intro',
];

/** Follows a link as a visitor does: in the header or the slide menu, whichever is there. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (one) => one.getAttribute('href') === href,
    );
    if (!link) throw new Error(`No link leads to ${href}.`);
    link.click();
  }, path);
}

test('going between pages of different modules never reloads the document', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const path of way) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('#page h2').first()).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('title, head link[rel="canonical"]').length))
      .toBe(2);
  }
  for (const path of way.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a pointer or the focus on a link fetches the files of its page', async ({ page }) => {
  await page.goto('/BusinessGuide/intro');
  await hydrated(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/Privacy"]')?.focus());
  const hinted = page.locator('link[rel="modulepreload"][href*="/_modules/mf-leads/"]');
  await expect.poll(() => hinted.count()).toBeGreaterThan(1);
  const address = await hinted.first().getAttribute('href');
  await expect
    .poll(() =>
      page.evaluate(
        (name) => performance.getEntriesByType('resource').some((one) => one.name.endsWith(name ?? '?')),
        address,
      ),
    )
    .toBe(true);
});

test('/Promotion/Press becomes the press list in the history, not an entry before it', async ({ page }) => {
  await page.goto('/BusinessGuide/intro');
  await page.goto('/Promotion/Press');
  await expect(page).toHaveURL('/dunsan-riverview/press');
  await page.goBack();
  await expect(page).toHaveURL('/BusinessGuide/intro');
});
