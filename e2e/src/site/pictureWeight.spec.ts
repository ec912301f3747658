import { expect, hydrated, test } from '../fixtures';
import { watchPictures } from './watchPictures';

const limit = { mobile: 60_000, desktop: 180_000 };

test("the home page's main picture is light", async ({ page, width }) => {
  const pictures = watchPictures(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  const shown = await page
    .locator('#s1 img[fetchpriority="high"]')
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const weight = (await pictures()).get(shown);
  expect(weight, `${shown} was fetched`).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(limit[width]);
});
