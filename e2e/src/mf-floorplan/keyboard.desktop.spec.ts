import type { Locator, Page } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../sharedPage';
import { skipHosted } from '../site/hosted';

// Keys are a matter of desks.

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element.ownerDocument.hasFocus() && element === element.ownerDocument.activeElement);

/** Goes on by Tab until a control has the focus, and checks that it shows. */
async function tabTo(page: Page, control: Locator, { most = 60, key = 'Tab' } = {}) {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(key);
    if (!(await hasFocus(control))) continue;
    expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    return;
  }
  throw new Error(`${most} presses of ${key} do not lead to ${control}.`);
}

/** Opens a page, and skips its menus. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
}

test('a plan is enlarged, moved and left', async ({ page }) => {
  await open(page, '/FloorPlan/59A');
  const enlarge = page.getByRole('button', { name: '크게 보기' });
  await tabTo(page, enlarge);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '84A 타입 평면도 크게 보기' });
  await expect(dialog.getByRole('application')).toBeFocused();
  await page.keyboard.press('+');
  await expect(dialog.getByRole('status')).not.toHaveText('100%');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByRole('button', { name: '전체 보기' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('100%');
  await tabTo(page, dialog.getByRole('button', { name: '닫기' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('the types are looked through, and one leads to its plan', async ({ page }) => {
  await open(page, '/FloorPlan/videos');
  const summary = page.locator('summary').filter({ hasText: '타입 안내' });
  await tabTo(page, summary);
  await page.keyboard.press('Enter');
  const types = page.getByRole('tablist', { name: '평면 타입' });
  await expect(async () => {
    await summary.focus();
    await tabTo(page, types.getByRole('tab', { name: '84A' }), { most: 1 });
  }).toPass();
  // The panel is a piece of its own, which may come alive after it has opened. Each try starts at the same tab: a press that is
  // answered late must not add to the next.
  await expect(async () => {
    await types.getByRole('tab', { name: '84A' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(types.getByRole('tab', { name: '84B' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await expect(types.getByRole('tab', { name: '115' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: '다음 타입' }));
  await page.keyboard.press('Enter');
  await expect(types.getByRole('tab', { name: '142A' })).toHaveAttribute('aria-selected', 'true');
  // It stands before the button.
  await tabTo(page, page.getByRole('link', { name: '142A 타입 평면 자세히 보기' }), { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/FloorPlan\/84B$/);
});

test('the pictures of an interior are looked through', async ({ page }) => {
  await open(page, '/Interior/59A');
  const first = page.getByRole('button', { name: '크게 보기' }).first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('2 / ');
  await tabTo(page, dialog.getByRole('button', { name: '이전 사진' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('1 / ');
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});

test('a tour is started, looked around in and left, on to the link that shares it', async ({ page }) => {
  skipHosted(siteFacts.tours['84A']);
  await open(page, '/FloorPlan/Emodel');
  await tabTo(page, page.getByRole('button', { name: '84A 둘러보기' }));
  await page.keyboard.press('Enter');
  const tour = page.frameLocator('iframe');
  const stage = tour.getByRole('application');
  await expect(stage).toHaveAttribute('data-shown', 'true');
  expect(await hasFocus(stage)).toBe(true);
  expect(await stage.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/view=living_145_/);
  await tabTo(page, tour.getByRole('button', { name: '확대' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=living_145_.*_58$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '전체 화면', exact: true })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: '링크 복사' }));
});

test('a film is chosen, played and stopped', async ({ page }) => {
  skipHosted(siteFacts.films['84A']);
  await open(page, '/FloorPlan/videos');
  await tabTo(page, page.getByRole('tab', { name: '입지환경' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: '84A 타입 영상 재생' }));
  await page.keyboard.press('Enter');
  const film = page.locator('video');
  await expect(film).toBeFocused();
  const plays = () => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
  await expect.poll(plays, { timeout: 20_000 }).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});
