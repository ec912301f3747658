import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../sharedPage';
import { fingers, way } from './touch';

const accordion = (page: Page) => page.locator('details[name="unit-plan"]');

async function openGuide(page: Page, address = '/FloorPlan/videos') {
  await page.goto(address);
  await hydrated(page);
  await page.getByText('타입 안내', { exact: true }).click();
  await expect(page.getByRole('tablist', { name: '평면 타입' })).toBeVisible();
}

const types = (page: Page) => page.getByRole('tablist', { name: '평면 타입' }).getByRole('tab');
const selected = (page: Page) => page.getByRole('tablist', { name: '평면 타입' }).locator('[aria-selected="true"]');

test('the heading follows what is open', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/FloorPlan/videos');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 2 }).last();
  await expect(heading).toHaveText('세대안내');
  await page.getByText('타입 안내', { exact: true }).click();
  await expect(heading).toHaveText('타입 안내');
  await page.locator('summary').filter({ hasText: 'E-모델하우스' }).click();
  await expect(heading).toHaveText('E-모델하우스');
  await expect(accordion(page).locator('visible=true').and(page.locator('[open]'))).toHaveCount(1);
  await page.locator('summary').filter({ hasText: 'E-모델하우스' }).click();
  await expect(heading).toHaveText('세대안내');
});

test('six tabs, arrows that are disabled at the ends, and arrow keys', async ({ page }) => {
  await openGuide(page);
  await expect(types(page)).toHaveCount(6);
  const previous = page.getByRole('button', { name: '이전 타입' });
  const next = page.getByRole('button', { name: '다음 타입' });
  await expect(previous).toBeDisabled();
  for (const label of ['84B', '115', '142A', '142B', '182']) {
    await next.click();
    await expect(selected(page)).toContainText(label);
  }
  await expect(next).toBeDisabled();
  await types(page).nth(5).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(selected(page)).toContainText('142B');
  await page.keyboard.press('Home');
  await expect(selected(page)).toContainText('84A');
  await expect(previous).toBeDisabled();
});

test('the picture fades in over 500 ms on a change', { tag: '@desktop' }, async ({ page }) => {
  await openGuide(page);
  await types(page).nth(2).click();
  const picture = page.getByRole('tabpanel').filter({ has: page.getByRole('img', { name: '115 타입 평면도.' }) });
  await expect(picture.locator(':scope > *').first()).toHaveCSS('animation-duration', '0.5s');
  await expect(picture.locator(':scope > *').first()).toHaveCSS('animation-name', /appear/);
});

test('a swipe of more than 50 px changes the type, a shorter one does not', { tag: '@mobile' }, async ({ page }) => {
  // Swiping is a matter of touch screens.
  await openGuide(page);
  const picture = page.getByRole('img', { name: '84A 타입 평면도.' });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The plan is not on screen.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await fingers(page, way(from, { x: from.x - 45, y: from.y }));
  await expect(selected(page)).toContainText('84A');
  await fingers(page, way(from, { x: from.x - 60, y: from.y }));
  await expect(selected(page)).toContainText('84B');
  await fingers(page, way(from, { x: from.x + 60, y: from.y }));
  await expect(selected(page)).toContainText('84A');
});

test('a shared address shows its type and leads to its plan', { tag: '@desktop' }, async ({ page }) => {
  await openGuide(page, '/FloorPlan/videos?type=142A');
  await expect(selected(page)).toContainText('142A');
  await page.getByRole('link', { name: '142A 타입 평면 자세히 보기' }).click();
  await expect(page).toHaveURL(/\/FloorPlan\/84B$/);
});
