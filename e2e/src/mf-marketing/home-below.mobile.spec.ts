import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { layOutAll } from '../site/layOutAll';

// What is below the first screen of a narrow home is not laid out before it comes near or the page is at rest: docs/decisions/0059.

/** Whether what is in a section has been laid out to be shown. */
const isLaidOut = (page: Page, section: number) =>
  page
    .locator(`#s${section}`)
    .evaluate((element) =>
      [...element.querySelectorAll('*')].some((one) => one.checkVisibility({ contentVisibilityAuto: true })),
    );
const topOf = (page: Page, section: number) =>
  page.locator(`#s${section}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
/** Scrolls to a section, and waits until the page has heard of it. */
const goTo = (page: Page, section: number) =>
  page.locator(`#s${section}`).evaluate(async (element) => {
    window.scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
/** How far from the top of the window an anchor leads to, px. */
const clear = (page: Page) =>
  page.evaluate(() => Math.round(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)));

/** Has the page not come to rest. */
async function keepFromRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-at-rest] { animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

test('at rest all of it is laid out, but not behind the menu or the popup, and nobody has to touch it', async ({
  page,
}) => {
  const below = page.locator('[data-at-rest]');
  const laidOut = () =>
    below.evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility === 'visible'));
  const skipped = async () => (await laidOut()).filter((is) => !is).length;
  await page.goto('/');
  await expect.poll(skipped).toBe(0);
  expect(await laidOut()).toHaveLength(9);
  await expect(page.locator('html')).not.toHaveAttribute('data-live');
  expect(await isLaidOut(page, 8)).toBe(true);

  await page.locator('a[aria-controls="menu"]').first().click();
  await page.locator('#menu[data-open]').waitFor();
  await expect.poll(skipped).toBeGreaterThan(6);
  await page.keyboard.press('Escape');
  await page.locator('#menu[data-open]').waitFor({ state: 'detached' });
  await expect.poll(skipped).toBe(0);

  await page.getByRole('main').getByRole('button', { name: '관심고객 등록' }).first().click();
  await page.getByRole('dialog', { name: '관심고객 등록' }).waitFor();
  await expect.poll(skipped).toBeGreaterThan(6);
  await page.keyboard.press('Escape');
  await expect.poll(skipped).toBe(0);
});

test('a section is laid out when it comes near, on paper always, and nothing moves meanwhile', async ({ page }) => {
  await keepFromRest(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await hydrated(page);
  expect(await isLaidOut(page, 1)).toBe(true);
  expect(await isLaidOut(page, 8)).toBe(false);
  for (const section of [2, 3, 4, 5, 6, 7, 8]) {
    await goTo(page, section);
    await expect.poll(() => isLaidOut(page, section)).toBe(true);
  }
  const sum = await page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((all, one) => all + one, 0));
  expect(sum).toBeLessThan(0.01);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#s5')).toHaveCSS('content-visibility', 'visible');
});

test('each section and the footer say how high they are, about, from the narrowest phone to the widest', async ({
  page,
}) => {
  const heights = () =>
    page
      .locator('section[id^="s"], footer')
      .evaluateAll((all) => all.map((one) => [one.id || one.localName, one.getBoundingClientRect().height] as const));
  await keepFromRest(page);
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await hydrated(page);
    const said = await heights();
    await layOutAll(page);
    const real = new Map(await heights());
    const off = said.map(([id, height]) => [id, (height - (real.get(id) ?? 0)) / (real.get(id) ?? 1)] as const);
    expect(off.length).toBeGreaterThan(7);
    for (const [id, share] of off)
      expect.soft(Math.abs(share), `${id} at ${width} px: ${share.toFixed(2)}`).toBeLessThan(0.2);
  }
});

test('an anchor of a link from elsewhere, and words that are searched for, are reached', async ({ page }) => {
  await page.goto('/#s7');
  await hydrated(page);
  const offAnchor = async () => Math.abs((await topOf(page, 7)) - (await clear(page)));
  await expect.poll(offAnchor).toBeLessThanOrEqual(2);
  // At rest nothing above it is laid out, which would move it where the browser does not hold the place.
  await page.waitForFunction(() => {
    const later = document.querySelector<HTMLLinkElement>('body link[data-later]');
    return later?.sheet && later.media === '';
  });
  expect(await isLaidOut(page, 3)).toBe(false);
  expect(await offAnchor()).toBeLessThanOrEqual(2);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const words = (await page.locator('#s4 h3').last().textContent()) ?? '';
  await page.goto('/');
  await hydrated(page);
  // The browser's own search.
  expect(await page.evaluate((text) => Reflect.get(window, 'find').call(window, text) as boolean, words)).toBe(true);
  await expect.poll(() => isLaidOut(page, 4)).toBe(true);
  await expect(page.locator('#s4 h3').last()).toBeInViewport();
});

test('who comes back from a page of the site comes back to where they were', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const link = page.locator('#s7 [role=tabpanel] a[href="/FloorPlan/59A"]').first();
  // As a finger does: past every section, each of which has its own height from then on.
  for (const section of [2, 3, 4, 5, 6, 7]) {
    await goTo(page, section);
    await expect.poll(() => isLaidOut(page, section)).toBe(true);
  }
  await expect(link).toBeVisible();
  const before = await topOf(page, 7);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.locator('#s7')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('#s7')).toHaveCount(1);
  await expect.poll(async () => Math.abs((await topOf(page, 7)) - before)).toBeLessThanOrEqual(2);
});

test.describe('a page that nobody touches', () => {
  test.use({ startsAtOnce: false });

  test('stays at the anchor that it was opened at when its last fonts come', async ({ page }) => {
    await page.goto('/#s7');
    await page.waitForFunction(() => {
      const later = document.querySelector<HTMLLinkElement>('body > link[data-later]');
      return later?.sheet && later.media === '' && document.fonts.status === 'loaded';
    });
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
    expect(Math.abs((await topOf(page, 7)) - (await clear(page)))).toBeLessThanOrEqual(2);
  });
});
