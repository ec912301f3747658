import type { Page } from '@playwright/test';
import { dragFinger, dragMouse } from './drag';
import { expect, openGallery, test } from './gallery';

const slider = (page: Page) => page.getByRole('region', { name: '프리미엄' });
const current = (page: Page) => slider(page).locator('[role="group"][data-current="true"]');
const stage = (page: Page) => slider(page).locator('[data-direction]');
const button = (page: Page, name: string) => slider(page).getByRole('button', { name, exact: true });

async function expectSlide(page: Page, position: number) {
  await expect(current(page)).toHaveAttribute('aria-label', `3개 중 ${position}번째`);
}

async function centre(page: Page) {
  await stage(page).scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    document.querySelector('[data-direction]')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

test('shows one slide at a time, and goes round both ends by its buttons', async ({ page }) => {
  await openGallery(page);
  await expect(slider(page).getByText('창에 걸리는 강').first()).toBeVisible();
  await expect(slider(page).getByText('한낮의 물빛')).toBeHidden();
  await button(page, '이전').click();
  await expectSlide(page, 3);
  await expect(slider(page).getByRole('status')).toHaveText('3개 중 3번째, 여백으로 남은 거실');
  await button(page, '다음').click();
  await expectSlide(page, 1);
});

test('a finger that travels 51 px turns the slide, one that travels 50 px does not', async ({ page, width }) => {
  await openGallery(page);
  const drag = width === 'mobile' ? dragFinger : dragMouse;
  const middle = await centre(page);
  await drag(page, { ...middle, right: -50 });
  await expectSlide(page, 1);
  await drag(page, { ...middle, right: -51 });
  await expectSlide(page, 2);
  await drag(page, { ...middle, right: 50 });
  await expectSlide(page, 2);
  await drag(page, { ...middle, right: 51 });
  await expectSlide(page, 1);
});

test('a finger that travels down scrolls the page and turns nothing', { tag: '@mobile' }, async ({ page }) => {
  // A mouse that is pressed does not scroll.
  await openGallery(page);
  const middle = await centre(page);
  const before = await page.evaluate(() => scrollY);
  await dragFinger(page, { ...middle, right: 60, down: -200 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  await expectSlide(page, 1);
});

test('the wheel over it scrolls the page', { tag: '@desktop' }, async ({ page }) => {
  await openGallery(page);
  const middle = await centre(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  await expectSlide(page, 1);
});

test('a swipe that ends on a link does not follow it, a press does', async ({ page, width }) => {
  await openGallery(page);
  await centre(page);
  const link = current(page).getByRole('link', { name: '자세히 보기' });
  const box = await link.boundingBox();
  if (!box) throw new Error('The slide has no link.');
  const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  await (width === 'mobile' ? dragFinger : dragMouse)(page, { ...at, right: -60 });
  await expectSlide(page, 2);
  expect(new URL(page.url()).hash).toBe('');
  await current(page).getByRole('link', { name: '자세히 보기' }).click();
  expect(new URL(page.url()).hash).toBe('#top');
});

test.describe('by itself', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    await page.mouse.move(0, 0);
    await page.clock.pauseAt(Date.now() + 3_600_000); // an hour on: the timers between have run, and from here only we tell the time
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  });

  /** Where it stands, and that one interval later it stands on the next. */
  async function position(page: Page) {
    const label = (await current(page).getAttribute('aria-label')) ?? '';
    return Number(/(\d)번째/.exec(label)?.[1]);
  }
  const after = (from: number, steps: number) => ((from - 1 + steps) % 3) + 1;

  test('advances each six seconds, anew when a visitor turns it, and stands still under the mouse, under the focus and while it is paused', {
    tag: '@desktop',
  }, async ({ page, width }) => {
    await test.step('advances each six seconds and goes round', async () => {
      await page.clock.runFor(6000);
      const first = await position(page);
      await page.clock.runFor(6000);
      await expectSlide(page, after(first, 1));
      await page.clock.runFor(6000);
      await expectSlide(page, after(first, 2));
      await page.clock.runFor(6000);
      await expectSlide(page, first);
      await expect(slider(page).getByRole('status')).toHaveText('');
    });

    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await test.step('begins a new six seconds when a visitor turns it', async () => {
      await centre(page);
      if (width === 'mobile') await button(page, '다음').tap();
      else {
        await button(page, '다음').click();
        await page.mouse.move(0, 0);
      }
      const turned = await position(page);
      await page.clock.runFor(5990);
      await expectSlide(page, turned);
      await page.clock.runFor(20);
      await expectSlide(page, after(turned, 1));
    });

    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await test.step('stands still under the mouse, and goes on when it leaves', async () => {
      // A finger does not hover.
      const middle = await centre(page);
      await page.mouse.move(middle.x, middle.y);
      const from = await position(page);
      await page.clock.runFor(30_000);
      await expectSlide(page, from);
      await page.mouse.move(0, 0);
      await page.clock.runFor(6000);
      await expectSlide(page, after(from, 1));
    });

    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await test.step('stands still under keyboard focus', async () => {
      await centre(page);
      await button(page, '자동 넘김 멈추기').focus();
      await page.keyboard.press('Tab');
      await expect(button(page, '이전')).toBeFocused();
      const from = await position(page);
      await page.clock.runFor(30_000);
      await expectSlide(page, from);
    });

    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await test.step('pauses and goes on by its button', async () => {
      await centre(page);
      const press = (name: string) => (width === 'mobile' ? button(page, name).tap() : button(page, name).click());
      await press('자동 넘김 멈추기');
      await page.mouse.move(0, 0);
      const from = await position(page);
      await page.clock.runFor(30_000);
      await expectSlide(page, from);
      await press('자동 넘김 시작');
      await page.mouse.move(0, 0);
      await page.clock.runFor(6000);
      await expectSlide(page, after(from, 1));
    });
  });
});

test('stands still where motion is unwanted', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openGallery(page);
  await expect(button(page, '자동 넘김 시작')).toBeAttached();
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides can be read, one below the other, and no dead button is shown', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/');
    for (const title of ['창에 걸리는 강', '한낮의 물빛', '여백으로 남은 거실']) {
      await expect(slider(page).getByText(title).first()).toBeVisible();
    }
    await expect(slider(page).getByRole('button')).toHaveCount(0);
  });
});
