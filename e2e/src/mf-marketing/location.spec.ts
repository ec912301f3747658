import type { Locator, Page } from '@playwright/test';
import { pass, stopClock } from '../clock';
import { expect, hydrated, test } from '../fixtures';

test('the location page has the map and six cards', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/LocationEnvironment/intro');
  await hydrated(page);
  await expect(page.getByRole('img', { name: /약도/ })).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    '강변',
    '생활권',
    '교통',
    '교육',
    '공원·문화',
    '행정·업무',
  ]);
  await expect(page.getByText('주변 개발계획은 인허가 과정과 정부 정책에 따라').first()).toBeVisible();
});

test.describe('premium slider', () => {
  const slider = (page: Page) => page.getByRole('region', { name: '프리미엄 여섯 가지' });
  const current = (page: Page) => slider(page).locator('[data-current="true"][role="group"]');

  test.beforeEach(async ({ page }) => {
    await page.goto('/LocationEnvironment/primium');
    await hydrated(page);
    await expect(current(page)).toHaveAccessibleName(/^6개 중 \d번째$/);
  });

  test('advances by itself every six seconds, round from the sixth to the first, and stands still under the pointer, with the focus inside, and when told to pause', {
    tag: '@desktop',
  }, async ({ page }) => {
    await stopClock(page);
    const label = () => current(page).getAttribute('aria-label');
    const button = (name: string) => slider(page).getByRole('button', { name });
    // More than once where the last slide was due just before the page heard of the pointer.
    const staysFor = (milliseconds: number) =>
      expect(async () => {
        const before = await label();
        await pass(page, milliseconds);
        expect(await label()).toBe(before);
      }).toPass({ timeout: 20_000 });
    const nothingIsFocused = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await slider(page).hover();
    await staysFor(7000);
    await page.mouse.move(2, 2);
    await button('자동 넘김 멈추기').focus();
    await staysFor(7000);
    await page.keyboard.press('Enter');
    await nothingIsFocused();
    await staysFor(7000);

    await button('자동 넘김 시작').press('Enter');
    await button('이전 장면').focus();
    do await page.keyboard.press('Enter');
    while ((await label()) !== '6개 중 5번째');
    await nothingIsFocused();
    // How long each stands, shared-ui/slider.spec.ts measures.
    for (const next of ['6개 중 6번째', '6개 중 1번째']) {
      await expect(async () => {
        await pass(page, 500);
        expect(await label()).toBe(next);
      }).toPass({ intervals: [20] });
    }
  });

  test('goes on and back by its buttons, round both ends, and says where it stands', { tag: '@desktop' }, async ({
    page,
  }) => {
    await slider(page).getByRole('button', { name: '자동 넘김 멈추기' }).click();
    const press = (name: string) => slider(page).getByRole('button', { name }).click();
    while ((await current(page).getAttribute('aria-label')) !== '6개 중 1번째') await press('이전 장면');
    await press('이전 장면');
    await expect(current(page)).toHaveAccessibleName('6개 중 6번째');
    await expect(slider(page).getByRole('status')).toContainText('6개 중 6번째');
    await press('다음 장면');
    await expect(current(page)).toHaveAccessibleName('6개 중 1번째');
  });

  test('follows a swipe of more than 50 px and no shorter one', async ({ page, width }) => {
    // Standing still, so that only the finger moves it: no slide comes by itself, and no page is still scrolling smoothly
    // to the button that was pressed when the slide is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(slider(page).getByRole('button', { name: '자동 넘김 시작' })).toBeVisible();
    while ((await current(page).getAttribute('aria-label')) !== '6개 중 1번째') {
      await slider(page).getByRole('button', { name: '이전 장면' }).click();
    }
    await current(page).evaluate((slide) => slide.scrollIntoView({ block: 'center' }));
    const box = await current(page).boundingBox();
    if (!box) throw new Error('The slide has no box.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    const swipe = async (by: number) => {
      const path = [0.25, 0.5, 0.75, 1].map((part) => x + by * part);
      if (width === 'mobile') {
        await touch('touchStart', x);
        for (const at of path) await touch('touchMove', at);
        await touch('touchEnd');
        return;
      }
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const at of path) await page.mouse.move(at, y);
      await page.mouse.up();
    };
    await swipe(-48);
    await expect(current(page)).toHaveAccessibleName('6개 중 1번째');
    await swipe(-80);
    await expect(current(page)).toHaveAccessibleName('6개 중 2번째');
    await swipe(80);
    await expect(current(page)).toHaveAccessibleName('6개 중 1번째');
  });
});

test.describe('premium pictures', () => {
  const slide = (page: Page, position: number) => page.getByLabel(`6개 중 ${position}번째`, { exact: true });
  const photograph = (page: Page, position: number) => slide(page, position).locator('img[loading="lazy"]');
  const hasCome = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

  test('come when they are shown or next; one that is far is called, and fades in as its colours before it comes', async ({
    page,
    width,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // so that none comes by itself
    await page.goto('/LocationEnvironment/primium');
    await hydrated(page);
    for (const near of [6, 1, 2]) await expect.poll(() => hasCome(photograph(page, near))).toBe(true);
    for (const far of [3, 4, 5]) expect(await hasCome(photograph(page, far))).toBe(false);

    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/*.avif', (route) => delivery.then(() => route.continue()));
    await page.evaluate(() => {
      const faded: string[] = [];
      Object.assign(window, { faded });
      addEventListener('transitionrun', ({ target, propertyName }) => {
        const name = (target as Element).getAttribute('aria-label');
        if (propertyName === 'opacity' && name) faded.push(name);
      });
    });
    const point = page.getByRole('main').getByRole('button', { name: '계절이 지나는 산책길' });
    await (width === 'mobile' ? point.tap() : point.click());
    await expect(slide(page, 4)).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => (window as unknown as { faded: string[] }).faded.sort())).toEqual([
      '6개 중 1번째',
      '6개 중 4번째',
    ]);
    await expect(slide(page, 4).locator('img[aria-hidden="true"]')).toBeVisible();
    expect(await hasCome(photograph(page, 4))).toBe(false);

    deliver();
    await expect.poll(() => hasCome(photograph(page, 4))).toBe(true);
    await expect(photograph(page, 4)).toHaveCSS('opacity', '1');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('stand one below the other, each with its words', { tag: '@desktop' }, async ({ page }) => {
      await page.goto('/LocationEnvironment/primium');
      let above = Number.NEGATIVE_INFINITY;
      for (const position of [1, 2, 3, 4, 5, 6]) {
        await slide(page, position).scrollIntoViewIfNeeded();
        await expect.poll(() => hasCome(photograph(page, position))).toBe(true);
        await expect(photograph(page, position)).toBeVisible();
        await expect(slide(page, position).locator('b')).toBeVisible();
        const top = await slide(page, position).evaluate((element) => element.getBoundingClientRect().top + scrollY);
        expect(top).toBeGreaterThan(above);
        above = top;
      }
    });
  });
});
