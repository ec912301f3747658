import type { Page } from '@playwright/test';
import { expect, openGallery, section, test } from './gallery';

const main = (page: Page) => page.getByRole('img', { name: '해 질 무렵 강 건너에서 바라본 세 개 동' });
const lazy = (page: Page) => page.getByRole('img', { name: '한낮의 강과 건너편 산책로' });
const frame = (page: Page) => section(page, '그림').locator('[data-arrival]', { has: lazy(page) });

test('the main picture is fetched once, as AVIF, in the crop of this screen, before any other picture', async ({
  page,
  width,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().startsWith('http')) asked.push(request.url());
  });
  await openGallery(page);
  await expect
    .poll(() => main(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  const shown = await main(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(shown).toMatch(/\.avif$/);
  expect(asked[0]).toBe(shown);
  expect(asked.filter((url) => url === shown)).toHaveLength(1);

  const preloads = page.locator('head link[rel="preload"][as="image"][fetchpriority="high"]');
  await expect(preloads).toHaveCount(2);
  const media = width === 'mobile' ? '(max-width: 900px)' : '(min-width: 900.02px)';
  const mine = page.locator(`head link[rel="preload"][media="${media}"]`);
  expect(await mine.getAttribute('imagesrcset')).toContain(new URL(shown).pathname);
});

test('a lazy picture stands in its own colours, then fades in', { tag: '@desktop' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_assets/**', async (route) => {
    if (await isMain(page, route.request().url())) return route.continue();
    await held;
    return route.continue();
  });
  await openGallery(page, { waitUntil: 'commit' });
  await frame(page).scrollIntoViewIfNeeded();
  await expect(frame(page)).toHaveAttribute('data-arrival', 'arriving');
  await expect(lazy(page)).toHaveCSS('opacity', '0');
  await expect(frame(page).locator('img[src^="data:"]')).toBeVisible();
  release();
  await expect(frame(page)).toHaveAttribute('data-arrival', 'arrived');
  await expect(lazy(page)).toHaveCSS('transition-duration', '0.5s');
  await expect(lazy(page)).toHaveCSS('opacity', '1');
});

async function isMain(page: Page, url: string): Promise<boolean> {
  const srcsets = await page
    .locator('head link[rel="preload"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset')));
  return srcsets.some((srcset) => srcset?.includes(new URL(url).pathname));
}

test('keeps its place: nothing moves when it arrives', { tag: '@desktop' }, async ({ page }) => {
  await openGallery(page);
  await frame(page).scrollIntoViewIfNeeded();
  await expect(frame(page)).toHaveAttribute('data-arrival', /arrived|shown/);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
  expect(moved).toBeLessThan(0.02);
});

test('another picture in its place begins with its own colours', { tag: '@desktop' }, async ({ page }) => {
  await openGallery(page);
  await frame(page).scrollIntoViewIfNeeded();
  await expect(frame(page)).toHaveAttribute('data-arrival', /arrived|shown/);
  const before = await lazy(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.getByRole('button', { name: '다른 그림 보기' }).click();
  await expect(frame(page)).toHaveAttribute('data-arrival', /arrived|shown/);
  await expect.poll(() => lazy(page).evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe(before);
});

test('a picture that fails leaves its description on a calm ground', { tag: '@desktop' }, async ({ page }) => {
  await openGallery(page);
  const description = page.getByText('불러오지 못한 그림의 설명이 이 자리에 남습니다');
  await description.scrollIntoViewIfNeeded();
  await expect(description).toBeVisible();
  const box = await description.boundingBox();
  expect(box?.height).toBeGreaterThan(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture shows', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await expect(main(page)).toBeVisible();
    await lazy(page).scrollIntoViewIfNeeded();
    await expect(lazy(page)).toBeVisible();
    await expect(lazy(page)).toHaveCSS('opacity', '1');
  });
});
