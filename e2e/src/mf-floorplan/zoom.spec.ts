import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../sharedPage';
import { fingers, pressTwice, way } from './touch';

const stage = (page: Page) => page.getByRole('application', { name: /84A 타입 평면도/ });

/** How large the plan is shown, where 1 is all of it. */
const scale = (page: Page) =>
  stage(page)
    .locator('img')
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

const offset = (page: Page) =>
  stage(page)
    .locator('img')
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).e);

async function middle(page: Page) {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('The zoomed plan is not on screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(async ({ page }) => {
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  await page.getByRole('button', { name: '크게 보기' }).click();
  await expect(page.getByRole('dialog', { name: '84A 타입 평면도 크게 보기' })).toBeVisible();
});

test('it fills the screen, and is enlarged and moved by presses, buttons, keys, wheel, mouse and fingers', async ({
  page,
  width,
}) => {
  await test.step('it fills the screen', async () => {
    await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    if (width === 'desktop') return expect(await scale(page)).toBe(1);
    // At least as high as the stage; threeGoals.spec.ts measures the words.
    const [stageHeight, opened] = await Promise.all([stage(page).evaluate((one) => one.clientHeight), scale(page)]);
    const height = await stage(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => (image.clientWidth * image.naturalHeight) / image.naturalWidth);
    expect(height * opened).toBeGreaterThan(stageHeight - 2);
  });

  await test.step('a double press enlarges and a second one shows all again', async () => {
    const spot = await middle(page);
    const twice = () => pressTwice(page, spot, width === 'desktop' ? 'mouse' : 'finger');
    const opened = await scale(page);
    await twice();
    await expect.poll(() => scale(page)).toBeCloseTo(Math.min(8, 2.5 * opened), 1);
    await twice();
    await expect.poll(() => scale(page)).toBe(1);
    if (width === 'desktop') return;
    await twice();
    await expect.poll(() => scale(page)).toBeCloseTo(opened, 2);
  });

  await page.keyboard.press('0');
  await test.step('buttons zoom and stop at all and at eight times', async () => {
    const larger = page.getByRole('button', { name: '확대' });
    const smaller = page.getByRole('button', { name: '축소' });
    await page.getByRole('button', { name: '전체 보기' }).click();
    await expect(smaller).toBeDisabled();
    for (let press = 0; press < 7; press++) await larger.click();
    await expect(larger).toBeDisabled();
    expect(await scale(page)).toBe(8);
    await page.getByRole('button', { name: '전체 보기' }).click();
    await expect(smaller).toBeDisabled();
  });

  await page.keyboard.press('0');
  await test.step('plus, minus and 0 zoom, arrow keys move', async () => {
    if (width === 'mobile') return;
    await page.keyboard.press('0');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => scale(page)).toBeCloseTo(1.4 ** 3, 2);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => offset(page)).toBeCloseTo(-80, 0);
    await page.keyboard.press('-');
    await expect.poll(() => scale(page)).toBeCloseTo(1.4 ** 2, 2);
    await page.keyboard.press('0');
    await expect.poll(() => scale(page)).toBe(1);
    await expect.poll(() => offset(page)).toBe(0);
  });

  await page.keyboard.press('0');
  await test.step('the wheel zooms towards the pointer, and the page behind stays', async () => {
    if (width === 'mobile') return;
    // Phones have no wheel.
    const before = await page.evaluate(() => window.scrollY);
    const { x, y } = await middle(page);
    await page.mouse.move(x + 200, y);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.8);
    expect(await offset(page)).toBeLessThan(-100);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  await page.keyboard.press('0');
  await test.step('dragging with the mouse moves the enlarged plan', async () => {
    if (width === 'mobile') return;
    // A mouse is a matter of desks.
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const { x, y } = await middle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => offset(page)).toBeCloseTo(-120, 0);
  });

  await page.keyboard.press('0');
  await test.step('two fingers pinch, one finger moves no further than the edge', async () => {
    if (width === 'desktop') return;
    // Fingers are a matter of touch screens.
    const { x, y } = await middle(page);
    await page.keyboard.press('0');
    await expect.poll(() => scale(page)).toBe(1);
    await fingers(page, way({ x: x - 30, y }, { x: x - 90, y }), way({ x: x + 30, y }, { x: x + 90, y }));
    await expect.poll(() => scale(page)).toBeCloseTo(3, 1);
    const enlarged = await scale(page);
    await fingers(page, way({ x: x - 100, y }, { x: x + 100, y }));
    await expect.poll(() => offset(page)).toBeGreaterThan(150);
    for (let drag = 0; drag < 4; drag++) await fingers(page, way({ x: x - 150, y }, { x: x + 150, y }));
    const stageWidth = (await stage(page).boundingBox())?.width ?? 0;
    expect(await offset(page)).toBeCloseTo((stageWidth * (enlarged - 1)) / 2, 0);
    await fingers(page, way({ x: x - 120, y }, { x: x - 10, y }), way({ x: x + 120, y }, { x: x + 10, y }));
    await expect.poll(() => scale(page)).toBe(1);
  });

  await page.keyboard.press('0');
  await test.step('Escape closes it and the focus goes back', async () => {
    if (width === 'mobile') return;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: '크게 보기' })).toBeFocused();
  });
});
