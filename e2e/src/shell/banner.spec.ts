import { expect, hydrated, test } from '../fixtures';

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

test('the customer page is marked under both of its addresses', async ({ page }) => {
  for (const path of ['/Promotion/Customer', '/dunsan-riverview/customer']) {
    await page.goto(path);
    await expect(page.locator('main nav [aria-current="page"]')).toHaveText('방문예약');
  }
});

for (const [path, entries] of [
  ['/Brand/video', ['브랜드 소개', '홍보영상']],
  ['/LocationEnvironment/primium', ['입지안내', '프리미엄']],
  ['/ComplexGuide/community', ['단지배치도', '동·호수 배치', '커뮤니티']],
  ['/Interior/84A', ['84A', '115', '142A']],
  ['/SalesInfo/announcement', ['분양일정', '청약방법', '가점·자격', '청약안내문', '입주자모집공고', '인지세']],
  ['/dunsan-riverview/press', ['방문예약', '보도자료']],
] as const) {
  test(`${path} stands in a sub-menu of ${entries.length}`, async ({ page }) => {
    await page.goto(path);
    const submenu = page.getByRole('navigation', { name: /하위 메뉴$/ });
    await expect(submenu.getByRole('link')).toHaveText([...entries]);
    await expect(submenu.locator('[aria-current="page"]')).toHaveCount(1);
  });
}
