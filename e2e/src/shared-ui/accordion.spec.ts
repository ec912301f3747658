import type { Page } from '@playwright/test';
import { expect, openGallery, section, test } from './gallery';

const item = (page: Page, title: string) => section(page, '아코디언').locator('details', { hasText: title });
const titles = ['타입 안내', 'E-모델하우스', '커뮤니티'];

async function expectOpen(page: Page, open: string | null) {
  for (const title of titles) await expect(item(page, title)).toHaveJSProperty('open', title === open);
}

test('opens one section at a time, and closes the open one', async ({ page }) => {
  await openGallery(page);
  await expectOpen(page, '타입 안내');
  await item(page, '커뮤니티').locator('summary').click();
  await expectOpen(page, '커뮤니티');
  await expect(page.getByText('여섯 공간의 쓰임을 미리 봅니다.')).toBeVisible();
  await item(page, '커뮤니티').locator('summary').click();
  await expectOpen(page, null);
});

test('works from the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await openGallery(page);
  await item(page, '타입 안내').locator('summary').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectOpen(page, 'E-모델하우스');
  await page.keyboard.press('Space');
  await expectOpen(page, null);
});

test('goes on from what a visitor opened before the page came alive', { tag: '@desktop' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await item(page, 'E-모델하우스').locator('summary').click();
  await expectOpen(page, 'E-모델하우스');
  release();
  await expect(page.locator('[data-arrival=unknown]')).toHaveCount(0);
  await expectOpen(page, 'E-모델하우스');
  await item(page, 'E-모델하우스').locator('summary').click();
  await expectOpen(page, null);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('still keeps one section open', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await item(page, '커뮤니티').locator('summary').click();
    await expect(page.getByText('여섯 공간의 쓰임을 미리 봅니다.')).toBeVisible();
    await expect(page.getByText('여섯 가지 평면을 한 화면에서')).toBeHidden();
  });
});
