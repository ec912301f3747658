import { layoutShift, layoutShiftLimit, watchLayoutShift } from '@platform/release/browser/layoutShift';
import type { Page } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, expectComplaints, test } from '../fixtures';
import { skipHosted } from '../site/hosted';

/** Pages before their scripts have started, and while they do: docs/decisions/0023. */
test.use({ startsAtOnce: false });
// A wide page starts as soon as it is idle.

const popup = (page: Page) => page.getByRole('dialog', { name: '관심고객 등록' });
const opener = (page: Page) => page.locator('a[data-press][href$="/customer"]:visible').first();
const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);
const scriptsRun = (page: Page) => page.locator('body > script[type=module]').count();

test('a page nobody touches fetches its scripts and its later fonts once it is idle, runs none and shifts nothing', async ({
  page,
}) => {
  await watchLayoutShift(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect.poll(() => asked.some((url) => /\/shell\/.*main\.\w+\.js/.test(url))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await scriptsRun(page)).toBe(0);
  expect(await isHydrated(page)).toBe(false);
  // Pieces below the fold wait longer.
  expect(asked.filter((url) => /mf-(?:leads|floorplan)\/.*\.js/.test(url))).toEqual([]);
  // All of them together, by the stylesheet that waited for them.
  const lacking = () =>
    page.evaluate(() => {
      const sheet = document.querySelector<HTMLLinkElement>('body > link[data-later]');
      const later = [...document.fonts].filter(({ family }) => / More"?$/.test(family));
      return sheet?.media !== '' || !later.some(({ status }) => status === 'loaded')
        ? ['all']
        : later.filter(({ status }) => status === 'loading' || status === 'error').map(({ family }) => family);
    });
  await expect.poll(lacking).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(layoutShiftLimit);
});

test('a press within 50 ms of the first paint is kept, and opens what it is on', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      const links = [...document.querySelectorAll<HTMLElement>('a[data-press][href$="/customer"]')];
      links.find((link) => link.checkVisibility())?.click();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/');
  await expect(popup(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('presses on two pieces that wait come to both, in order', async ({ page }) => {
  await page.goto('/');
  const order = await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    for (const control of [
      '[data-piece="mf-floorplan/UnitTypeViewer"] [role=tab][aria-selected=false]',
      'footer a[data-press][href$="/customer"]',
    ]) {
      const element = document.querySelector<HTMLElement>(control);
      element?.addEventListener('click', () => pressed.push(control));
      element?.click();
    }
    return pressed;
  });
  expect(order).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'pressed') as string[]))
    .toEqual([expect.stringContaining('UnitTypeViewer'), expect.stringContaining('footer')]);
  await expect(popup(page)).toBeVisible();
});

const stageOf = (page: Page) => page.frameLocator('main iframe').getByRole('application', { name: /360° VR/ });

test('a page whose address names a home shows it to a visitor who has touched nothing, and its first press opens it', async ({
  page,
}) => {
  skipHosted(siteFacts.tours['115']);
  await page.goto('/FloorPlan/Emodel?type=115');
  await page.getByRole('button', { name: '115 둘러보기' }).tap();
  await expect(stageOf(page)).toHaveAttribute('aria-label', /115 타입/);
});

test('a press before the page knows of the home that its address names opens that home', async ({ page }) => {
  skipHosted(siteFacts.tours['115']);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      const opener = buttons.find(({ textContent }) => textContent?.includes('둘러보기'));
      Object.assign(window, { pressed: opener?.textContent });
      opener?.click();
    }),
  );
  await page.goto('/FloorPlan/Emodel?type=115');
  await expect(stageOf(page)).toHaveAttribute('aria-label', /115 타입/);
  expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toBe('84A 둘러보기');
});

test('what is typed through an input method while the page starts stays', async ({ page }) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_modules/**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/dunsan-riverview/customer');
  const name = page.locator('main input[name="name"]').first();
  await name.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '홍ㄱ', selectionStart: 2, selectionEnd: 2 });
  expect(await isHydrated(page)).toBe(false);
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(name).toHaveValue('홍ㄱ');
  await session.send('Input.imeSetComposition', { text: '홍길', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '홍길동' });
  await expect(name).toHaveValue('홍길동');
  await expect(name).toBeFocused();
});

test('a scripts’ host that is dead: presses lead where they lead without scripts, and the phone link calls', async ({
  page,
  problems,
}) => {
  await page.route('**/_modules/**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('a[href^="tel:"]:visible').first()).toHaveAttribute('href', /^tel:\d+$/);
  await opener(page).tap();
  await expect(page).toHaveURL(/\/customer$/);
  await expect(page.locator('main form').first()).toHaveAttribute('method', 'post');
  expectComplaints(problems);
});

test('a scripts’ host that answers after 20 s: a press is kept for three, the menu opens at once', async ({ page }) => {
  await page.route('**/_modules/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    await route.continue().catch(() => {});
  });
  await page.goto('/');
  await page.locator('header a[href="#menu"]').tap();
  await expect(page.locator('#menu')).toBeVisible();
  await page.locator('#menu a[href="#main"]').tap();
  const led = page.waitForURL(/\/customer$/, { waitUntil: 'commit' }).then(() => Date.now());
  const pressedAt = Date.now();
  await opener(page).tap();
  expect((await led) - pressedAt).toBeLessThan(6000);
});

test('a visitor who leaves before the start has left', async ({ page }) => {
  await page.goto('/Brand/intro');
  await page.locator('footer a[href="/Privacy"]').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/Privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
});

test('a finger on a link of a page that has not started has the next document fetched', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const rules: (string | undefined)[] = [];
  const fetched: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet.errorType));
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(new URL(prefetchUrl).pathname));
  await session.send('Preload.enable');
  await page.goto('/Brand/intro');
  await expect.poll(() => rules).toEqual([undefined]);
  // On the first screen: to scroll starts the page.
  const box = await page.locator('main nav a[href="/Brand/video"]').boundingBox();
  const touchPoints = [{ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect.poll(() => fetched).toContain('/Brand/video');
});

test('a press is answered before the scripts run that it starts', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.runAtClick = document.querySelectorAll('body > script[type=module]').length;
      },
      true,
    ),
  );
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await opener(page).tap();
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.runAtClick)).toBe('0');
});
