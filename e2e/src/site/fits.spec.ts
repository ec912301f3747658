import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { cutOffWords } from './cutOffWords';
import { routes } from './routes';

const scaleText = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { path } of routes) {
  test(`${path} has nothing cut off with text twice the size, nor at 320 px`, async ({ page, width }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await scaleText(page, '200%');
    await expect.poll(() => wider(page)).toBeLessThanOrEqual(0);
    expect(await cutOffWords(page)).toEqual([]);
    if (width === 'desktop') return;
    await scaleText(page, '');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => wider(page)).toBeLessThanOrEqual(0);
    expect(await cutOffWords(page)).toEqual([]);
  });
}
