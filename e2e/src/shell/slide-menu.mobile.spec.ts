import { expect, hydrated, test } from '../sharedPage';
import { ownersPhone, phoneLink } from '../site/phone';

// Wide screens have the navigation in the header.

test.beforeEach(async ({ page }) => {
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
});

/** Closes it where it is open. */
async function leave(page: import('@playwright/test').Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeHidden();
}

const open = (page: import('@playwright/test').Page) => page.getByRole('button', { name: '메뉴 열기' }).tap();

test('covers the screen, keeps Tab inside, closes by Escape, its button and the page one is on, and opens one group at a time', async ({
  page,
}) => {
  await test.step('covers the whole screen, locks the page and takes the focus', async () => {
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    await expect(menu).toBeHidden();
    await expect(page.locator('#menu')).toHaveAttribute('inert');
    await open(page);
    await expect(menu).toBeVisible();
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(menu.getByRole('button', { name: '메뉴 닫기' })).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(page.locator('[inert]').filter({ has: page.locator('#main') })).toHaveCount(1);
  });

  await leave(page);
  await test.step('Tab stays inside, both ways round', async () => {
    await open(page);
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    await expect(menu.getByRole('button', { name: '메뉴 닫기' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('button', { name: '관심고객 등록' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: '메뉴 닫기' })).toBeFocused();
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });

  await leave(page);
  await test.step('Escape and the close button close it and return the focus', async () => {
    const toggle = page.getByRole('button', { name: '메뉴 열기' });
    await open(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // The same place opens and closes it.
    const place = await toggle.boundingBox();
    await open(page);
    await expect.poll(() => page.getByRole('button', { name: '메뉴 닫기' }).boundingBox()).toEqual(place);
    await page.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
    await expect(toggle).toBeFocused();
  });

  await leave(page);
  await test.step('choosing the page one is on closes it, too', async () => {
    await open(page);
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    await menu.getByRole('link', { name: '84A' }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/FloorPlan\/59A$/);
  });

  await leave(page);
  await test.step('one group is open at a time; pressing the open one closes it', async () => {
    await open(page);
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    const groups = menu.locator('details');
    await expect(groups).toHaveCount(8);
    await expect(menu.getByRole('link', { name: '84B' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '84A' })).toHaveAttribute('aria-current', 'page');
    await menu.getByText('단지안내').tap();
    await expect(menu.getByRole('link', { name: '커뮤니티' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '84B' })).toBeHidden();
    await expect(menu.locator('details[open]')).toHaveCount(1);
    await menu.getByText('단지안내').tap();
    await expect(menu.locator('details[open]')).toHaveCount(0);
  });
});

test('leads to a visit and to any page, and closes when the window grows wide', async ({ page }) => {
  await test.step('offers a visit and a call', async () => {
    await open(page);
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    await expect(menu.getByRole('link', { name: ownersPhone, exact: true })).toHaveAttribute('href', phoneLink);
    await menu.getByRole('link', { name: /방문예약/ }).tap();
    await expect(page).toHaveURL(/\/dunsan-riverview\/customer$/);
    await expect(menu).toBeHidden();
  });

  await test.step('choosing a link closes it and leads there', async () => {
    await open(page);
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    await menu.getByText('단지안내').tap();
    await menu.getByRole('link', { name: '커뮤니티' }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/ComplexGuide\/community$/);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('closes when the window grows wide', async () => {
    await open(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });
});
