import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../sharedPage';
import { cutOffWords } from '../site/cutOffWords';
import { ownersPhone } from '../site/phone';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('nothing is cut off at 320 px', { tag: '@mobile' }, async ({ page }) => {
  // A small phone.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: '메뉴 열기' }).tap();
  const menu = page.getByRole('dialog', { name: '전체 메뉴' });
  await expect(menu.getByRole('link', { name: '84B' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('complementary', { name: '관심고객 등록과 전화상담' }).getByRole('button').tap();
  const popup = page.getByRole('dialog', { name: '관심고객 등록' });
  await expect(popup.getByLabel(/연락처/)).toBeVisible();
  expect(await popup.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('with text twice the size slide menu and popup cut nothing off', { tag: '@mobile' }, async ({ page }) => {
  // A phone.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.getByRole('button', { name: '메뉴 열기' }).tap();
  await expect(page.getByRole('dialog', { name: '전체 메뉴' }).getByRole('link', { name: '142B' })).toBeVisible();
  await expect.poll(() => cutOffWords(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('complementary', { name: '관심고객 등록과 전화상담' }).getByRole('button').tap();
  const popup = page.getByRole('dialog', { name: '관심고객 등록' });
  await expect(popup.getByLabel(/연락처/)).toBeVisible();
  for (const terms of await popup.getByText('내용 보기').all()) await terms.tap();
  expect(await popup.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect.poll(() => cutOffWords(page)).toEqual([]);
});

test('with text twice the size the slide menu takes over what the header has no room for', { tag: '@desktop' }, async ({
  page,
}) => {
  // Phones have the slide menu anyway.
  await page.goto('/BusinessGuide/intro');
  await hydrated(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: ownersPhone })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeHidden();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await header.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('dialog', { name: '전체 메뉴' }).getByText('단지안내').click();
  await page.getByRole('dialog', { name: '전체 메뉴' }).getByRole('link', { name: '커뮤니티' }).click();
  await expect(page).toHaveURL(/\/ComplexGuide\/community$/);
});

test('the header fits at every width of a desk', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 901, height: 800 });
  await page.goto('/BusinessGuide/intro');
  const header = page.getByRole('banner');
  const last = header.getByRole('link', { name: '홍보센터', exact: true });
  const call = header.getByRole('button', { name: ownersPhone });
  await expect(last).toBeInViewport({ ratio: 1 });
  await hydrated(page);
  for (const size of [901, 1024, 1200, 1920]) {
    await test.step(`${size} px`, async () => {
      await page.setViewportSize({ width: size, height: 800 });
      await expect(last).toBeInViewport({ ratio: 1 });
      await expect(call).toBeInViewport({ ratio: 1 });
      const [item, phone] = await Promise.all([last.boundingBox(), call.boundingBox()]);
      expect((item?.x ?? 0) + (item?.width ?? 0)).toBeLessThanOrEqual(phone?.x ?? 0);
    });
  }
});
