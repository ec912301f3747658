import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { cutOffWords } from './cutOffWords';
import { routes } from './routes';

const twiceTheText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { path } of routes) {
  test(`${path} has nothing cut off with text twice the size`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await twiceTheText(page);
    await expect.poll(() => wider(page)).toBeLessThanOrEqual(0);
    expect(await cutOffWords(page)).toEqual([]);
  });

  test(`${path} has nothing cut off at 320 px`, async ({ page, width }) => {
    test.skip(width === 'desktop', 'a small phone');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await hydrated(page);
    expect(await wider(page)).toBeLessThanOrEqual(0);
    expect(await cutOffWords(page)).toEqual([]);
  });
}
