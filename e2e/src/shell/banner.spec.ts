import { expect, hydrated, test } from '../sharedPage';

test('fades in 100 ms after it appears', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/BusinessGuide/intro');
  const fade = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading.parentElement?.parentElement as HTMLElement).animation);
  expect(fade).toMatch(/0\.1s/);
  await expect(page.getByRole('heading', { level: 1 }).locator('../..')).toHaveCSS('opacity', '1');
});

test('fades in anew on the next page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/BusinessGuide/intro');
  await hydrated(page);
  await page
    .getByRole('heading', { level: 1 })
    .locator('../..')
    .evaluate((above) => Promise.all(above.getAnimations().map(({ finished }) => finished)));
  const opacities = page.evaluate(
    () =>
      new Promise<[number, string][]>((resolve) => {
        const seen: [number, string][] = [];
        let start = 0;
        const first = document.querySelector('h1')?.parentElement?.parentElement;
        const look = (now: number) => {
          const above = document.querySelector('h1')?.parentElement?.parentElement;
          if (above && above !== first) {
            start ||= now;
            seen.push([now - start, getComputedStyle(above).opacity]);
          }
          if (start && now - start > 1000) resolve(seen);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await page.locator('main').getByRole('link', { name: '분양일정' }).first().click();
  const seen = await opacities;
  const early = seen.filter(([time]) => time < 80);
  expect(early.length).toBeGreaterThan(0);
  expect(new Set(early.map(([, opacity]) => opacity))).toEqual(new Set(['0']));
  await expect(page.getByRole('heading', { level: 1 }).locator('../..')).toHaveCSS('opacity', '1');
});

test('cuts little of its picture off on a wide screen, and more of the ground than of the sky', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/LocationEnvironment/intro');
    await hydrated(page);
    const [sky, whole] = await page
      .locator('h1 >> xpath=ancestor::div[2]//img')
      .first()
      .evaluate(async (img: HTMLImageElement) => {
        await img.decode();
        const { width, height } = img.getBoundingClientRect();
        const covering = Math.max(height, (width * img.naturalHeight) / img.naturalWidth);
        const above = Number.parseFloat(getComputedStyle(img).objectPosition.split(' ')[1] ?? '') / 100;
        return [((covering - height) * above) / covering, (covering - height) / covering] as const;
      });
    const where = `${size.width} × ${size.height}`;
    expect(whole, where).toBeLessThan(0.21);
    expect(sky, where).toBeLessThan(0.065);
  }
});

test('has the heading of the page, once, below the name of its group, and marks the page in its sub-menu', async ({
  page,
}) => {
  await page.goto('/BusinessGuide/intro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('사업개요');
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toHaveText('사업안내사업개요');
  const submenu = page.getByRole('navigation', { name: '사업안내 하위 메뉴' });
  await expect(submenu.getByRole('link')).toHaveText(['사업개요', '분양일정']);
  await expect(submenu.getByRole('link', { name: '사업개요' })).toHaveAttribute('aria-current', 'page');
});

test('keeps the current entry of a long sub-menu in view on a phone', { tag: '@mobile' }, async ({ page }) => {
  // Wide screens show all entries.
  await page.goto('/FloorPlan/114B');
  await hydrated(page);
  const current = page.locator('main nav [aria-current="page"]');
  await expect(current).toHaveText('182');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens at the current entry of a long sub-menu', { tag: '@mobile' }, async ({ page }) => {
    for (const path of ['/FloorPlan/114B', '/SalesInfo/announcement', '/SalesInfo/StampTax']) {
      await page.goto(path);
      const current = page.locator('main nav [aria-current="page"]');
      await expect(current, path).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    }
    // The first entry needs no way: it stands clear of the fading edge.
    await page.goto('/FloorPlan/59A');
    expect(
      await page
        .locator('main nav:has([aria-current="page"])')
        .first()
        .evaluate((strip) => strip.scrollLeft),
    ).toBe(0);
  });
});
