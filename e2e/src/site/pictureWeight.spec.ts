import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { routes } from './routes';

const kB = 1000;
const mainPictureLimit = { mobile: 60 * kB, desktop: 180 * kB };
const firstViewLimit = 350 * kB;

/** Every picture that came without scrolling: address to bytes as sent. Those that stand in the document itself are not counted. */
async function picturesOf(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  const arrivals: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image' || !request.url().startsWith('http')) return;
    arrivals.push(
      request.sizes().then(({ responseBodySize }) => {
        sizes.set(request.url(), responseBodySize);
      }),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(page);
  await Promise.all(arrivals);
  return sizes;
}

const sum = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((all, one) => all + one, 0);

test("the home page's main picture is light", async ({ page, width }) => {
  const pictures = await picturesOf(page, '/');
  const shown = await page
    .locator('#s1 img[fetchpriority="high"]')
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const weight = pictures.get(shown);
  expect(weight, `${shown} was fetched`).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(mainPictureLimit[width]);
});

for (const { path } of routes) {
  test(`${path} needs few pictures before it is scrolled`, async ({ page }) => {
    const pictures = await picturesOf(page, path);
    expect(sum(pictures), [...pictures].map(([url, bytes]) => `${url} ${bytes}`).join('\n')).toBeLessThanOrEqual(
      firstViewLimit,
    );
  });
}
