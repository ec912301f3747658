import { expect, test } from '../sharedPage';
import { ownersPhone } from '../site/phone';

test.use({ javaScriptEnabled: false });

test('the dropdowns open by hover and by focus', { tag: '@desktop' }, async ({ page }) => {
  // The navigation stands in the slide menu on phones.
  await page.goto('/BusinessGuide/intro');
  const nav = page.getByRole('navigation', { name: '주 메뉴' });
  await nav.getByRole('link', { name: '단지안내', exact: true }).hover();
  await nav.getByRole('link', { name: '커뮤니티' }).click();
  await expect(page).toHaveURL(/\/ComplexGuide\/community$/);
});

test('the menu opens, unfolds and closes', { tag: '@mobile' }, async ({ page }) => {
  // Wide screens have the navigation in the header.
  await page.goto('/BusinessGuide/intro');
  await page.getByRole('link', { name: '메뉴 열기' }).tap();
  const menu = page.getByRole('dialog', { name: '전체 메뉴' });
  await expect(menu.getByRole('link', { name: '분양일정' })).toBeVisible();
  await menu.getByText('단지안내').tap();
  await expect(menu.getByRole('link', { name: '분양일정' })).toBeHidden();
  await menu.getByRole('link', { name: '메뉴 닫기' }).tap();
  await expect(menu).toBeHidden();
});

test('every opener of the popup leads to the customer page', async ({ page, width }) => {
  await page.goto('/BusinessGuide/intro');
  const openers =
    width === 'desktop'
      ? [page.getByRole('banner').getByRole('link', { name: ownersPhone })]
      : [page.getByRole('complementary').getByRole('link', { name: '관심고객 등록' })];
  openers.push(page.getByRole('contentinfo').getByRole('link', { name: '관심고객 등록' }));
  for (const opener of openers) await expect(opener).toHaveAttribute('href', '/dunsan-riverview/customer');
  await openers[1]?.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문예약');
});

test('on the home page each type is a link to its plan, and 관심고객 등록 leads to the customer page', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [key, label] of [
    ['59A', '84A'],
    ['59B', '84B'],
    ['84A', '115'],
    ['84B', '142A'],
    ['114A', '142B'],
    ['114B', '182'],
  ] as const) {
    await expect(main.locator(`a[href="/FloorPlan/${key}"]`, { hasText: label }).first()).toBeVisible();
  }
  await expect(main.getByRole('link', { name: '관심고객 등록' })).toHaveAttribute('href', '/dunsan-riverview/customer');
});

test('banner, heading and sub-menu show', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/BusinessGuide/intro');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main nav').getByRole('link')).toHaveCount(2);
});
