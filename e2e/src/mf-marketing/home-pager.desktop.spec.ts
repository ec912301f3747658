import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';

// The pager belongs to wide screens.

const height = 900;
/** Where each section starts, in heights of the viewport; the footer's end is the last stop, 8.5 on the dots. */
const offset = (section: number) => (section - 1) * height;

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const dots = (page: Page) => page.getByRole('navigation', { name: '화면 이동' });

async function standsAt(page: Page, section: number): Promise<void> {
  await expect.poll(() => scrollY(page)).toBe(offset(section));
  await expect(dots(page)).toHaveAttribute('data-section', String(section));
}

/** The page does not move: a step would have begun within these frames. */
const standsStill = (page: Page) =>
  page.evaluate(async () => {
    const before = window.scrollY;
    for (let frames = 0; frames < 12; frames++) await new Promise(requestAnimationFrame);
    return window.scrollY === before;
  });

/** When the wheel was turned last, ms since 1970. */
let last = 0;

/**
 * Turns the wheel by each distance, px, at its moment, ms, whatever time the machine takes to deliver it: long after it
 * was turned before, as the events' own times say.
 */
async function turn(page: Page, ticks: readonly { readonly at: number; readonly by: number }[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const start = Math.max(Date.now(), last + 1000);
  last = start + Math.max(...ticks.map(({ at }) => at));
  await Promise.all(
    ticks.map(({ at, by }) =>
      client.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        x: 400,
        y: 450,
        deltaX: 0,
        deltaY: by,
        timestamp: (start + at) / 1000,
      }),
    ),
  );
}

/** Turns it once, after the lock of the last step. */
const turnOnce = (page: Page, by: number) => turn(page, [{ at: 0, by }]);

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('[data-screen]')).toHaveCount(8);
  // The pager listens once its own piece has hydrated; the dots then tell where the page stands.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(offset(9));
  await page.mouse.move(400, 450);
}

test.describe('wheel', () => {
  test('visits sections 1 to 8, then the footer as 8.5, goes no further, and back', async ({ page }) => {
    await open(page);
    for (const section of [2, 3, 4, 5, 6, 7, 8]) {
      await turnOnce(page, 120);
      await standsAt(page, section);
    }
    await turnOnce(page, 120);
    await expect(dots(page)).toHaveAttribute('data-section', '8.5');
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(() => scrollY(page)).toBe(end);
    expect(end / height).toBeCloseTo(7.5, 2);
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 0.95 });
    await turnOnce(page, 120);
    expect(await standsStill(page)).toBe(true);
    expect(await scrollY(page)).toBe(end);
    await turnOnce(page, -120);
    await standsAt(page, 8);
  });

  test('is ignored for 500 ms after a step, goes on after them, and takes the inertia of a trackpad as one', async ({
    page,
  }) => {
    await open(page);
    await turn(page, [
      { at: 0, by: 100 },
      { at: 300, by: 100 },
      { at: 490, by: 100 },
    ]);
    await standsAt(page, 2);
    expect(await standsStill(page)).toBe(true);
    await turn(page, [
      { at: 0, by: 100 },
      { at: 510, by: 100 },
    ]);
    await standsAt(page, 4);
    const speeds = [12, 40, 90, 130, 150, ...Array.from({ length: 90 }, (_, i) => Math.max(1, 150 * 0.95 ** i))];
    await turn(
      page,
      speeds.map((speed, index) => ({ at: index * 14, by: Math.round(speed) })),
    );
    await standsAt(page, 5);
    expect(await standsStill(page)).toBe(true);
    expect(await scrollY(page)).toBe(offset(5));
  });

  test('does nothing to the page while the popup is open, and is the browser’s with Ctrl', async ({ page }) => {
    await open(page);
    const prevented = await page.evaluate(() => {
      const event = new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, cancelable: true, bubbles: true });
      document.querySelector('#s1')?.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(prevented).toBe(false);
    await page.locator('#s1').getByRole('button', { name: '관심고객 등록' }).click();
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible();
    const before = await scrollY(page); // a press may have moved its button below the header first
    await turnOnce(page, 200);
    expect(await standsStill(page)).toBe(true);
    expect(await scrollY(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await page.mouse.move(400, 450);
    await turnOnce(page, 100);
    await standsAt(page, 2);
  });

  test('makes no step where it says no distance', async ({ page }) => {
    await open(page, '/#s4');
    await standsAt(page, 4);
    await page.evaluate(() => void dispatchEvent(new Event('wheel')));
    expect(await standsStill(page)).toBe(true);
    await standsAt(page, 4);
  });

  test('makes no step while a form control has the focus, and the page can still be scrolled', async ({ page }) => {
    await open(page, '/#s8');
    await standsAt(page, 8);
    const field = page.locator('#s8').getByLabel('이름');
    await field.focus();
    // Keys stay with the field, too.
    await page.keyboard.type('가 나');
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await expect(field).toHaveValue('가 나');
    expect(await scrollY(page)).toBe(offset(8));
    await page.mouse.move(300, 400);
    await turnOnce(page, -60);
    await expect.poll(() => scrollY(page)).toBe(offset(8) - 60);
    expect(await standsStill(page)).toBe(true);
    await field.blur();
    await turnOnce(page, -100);
    await standsAt(page, 7);
    // On from wherever ordinary scrolling has left the page.
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    await turnOnce(page, 100);
    await standsAt(page, 4);
  });
});

test('arrows, Page Up and Down, Space, Home and End move by sections, but Space presses a focused button', async ({
  page,
}) => {
  await open(page);
  for (const [key, section] of [
    ['ArrowDown', 2],
    ['PageDown', 3],
    ['Space', 4],
    ['Shift+Space', 3],
    ['PageUp', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await standsAt(page, section);
  }
  await page.keyboard.press('End');
  await expect(dots(page)).toHaveAttribute('data-section', '8.5');
  await page.keyboard.press('Home');
  await standsAt(page, 1);
  await page.locator('#s1').getByRole('button', { name: '관심고객 등록' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await scrollY(page)).toBe(0);
});

test.describe('dots and anchors', () => {
  const names = ['처음', '입지', '브랜드', '특별한 설계', '프리미엄 01·02', '프리미엄 03·04', '평면', '방문예약'];

  test('name the eight sections and lead to them', async ({ page }) => {
    await open(page);
    await expect(dots(page).getByRole('link')).toHaveText(names);
    await dots(page).getByRole('link', { name: '특별한 설계' }).click();
    await standsAt(page, 4);
    await expect(page).toHaveURL(/#s4$/);
    await expect(dots(page).getByRole('link', { name: '특별한 설계' })).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#s4')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await standsAt(page, 5);
  });

  test('add nothing to the history: back leads to the page before', async ({ page }) => {
    await page.goto('/Brand/intro');
    await page.goto('/');
    await hydrated(page);
    await dots(page).getByRole('link', { name: '브랜드' }).click();
    await standsAt(page, 3);
    await page.goBack();
    await expect(page).toHaveURL(/\/Brand\/intro$/);
  });
});

test.describe('never traps anyone', () => {
  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the wheel scrolls as on any page', async ({ page }) => {
      await open(page);
      await page.mouse.wheel(0, 130);
      await expect.poll(() => scrollY(page)).toBe(130);
      await dots(page).getByRole('link', { name: '브랜드' }).click();
      await standsAt(page, 3);
    });
  });

  test.describe('in a window lower than a section', () => {
    test.use({ viewport: { width: 1280, height: 420 } });

    test('the wheel scrolls as on any page', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.mouse.move(400, 200);
      await page.mouse.wheel(0, 130);
      await expect.poll(() => scrollY(page)).toBe(130);
    });
  });

  test.describe('on the window of a small laptop', () => {
    test.use({ viewport: { width: 1536, height: 730 } });

    test('every section still fits, and the wheel pages', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      const heights = await page.locator('[data-screen]').evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(Math.max(...heights)).toBe(730);
      await page.mouse.move(400, 300);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => scrollY(page)).toBe(730);
    });
  });

  test('a resized window keeps the section it stood on', async ({ page }) => {
    // An anchor in the address opens its section.
    await open(page, '/#s4');
    await standsAt(page, 4);
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect.poll(() => scrollY(page)).toBe(3 * 800);
  });
});
