import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../sharedPage';
import { ownersPhone, phoneLink } from '../site/phone';

const porcelain = 'rgb(245, 246, 244)';

/** Nothing is pointed at, nothing has the focus, and the page stands at its top. */
async function rest(page: Page): Promise<void> {
  await page.mouse.move(720, 700);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

test.describe('wide', { tag: '@desktop' }, () => {
  // The navigation stands in the slide menu on phones.
  test.beforeEach(async ({ page }) => {
    await page.goto('/BusinessGuide/intro');
    await hydrated(page);
  });

  test('changes where the page is scrolled, opens one dropdown at a time by pointer and keyboard, and leads on', async ({
    page,
  }) => {
    await test.step('changes as soon as the page is scrolled, and back at its top', async () => {
      const header = page.getByRole('banner');
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(header).toHaveCSS('height', '88px');
      await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
      await expect(header).toHaveCSS('background-color', porcelain);
      await expect(header).toHaveCSS('height', '72px');
      await expect(header).toHaveCSS('top', '0px');
      await page.mouse.wheel(0, -200);
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(header).toHaveCSS('top', '48px');
    });

    await rest(page);
    await test.step('hovering an item opens its dropdown; only leaving the header closes it', async () => {
      const nav = page.getByRole('navigation', { name: '주 메뉴' });
      const entry = nav.getByRole('link', { name: '커뮤니티' });
      await expect(entry).toBeHidden();
      await nav.getByRole('link', { name: '단지안내', exact: true }).hover();
      await expect(entry).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCSS('background-color', porcelain);
      await page.getByRole('banner').getByRole('link', { name: '둔산 리버뷰 홈' }).hover();
      await expect(entry).toBeVisible();
      await page.mouse.move(720, 700);
      await expect(entry).toBeHidden();
      await nav.getByRole('link', { name: '단지안내', exact: true }).hover();
      await expect(entry).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(entry).toBeHidden();
    });

    await rest(page);
    await test.step('moving along the items shows one dropdown at a time', async () => {
      const nav = page.getByRole('navigation', { name: '주 메뉴' });
      await nav.getByRole('link', { name: '단지안내', exact: true }).hover();
      await nav.getByRole('link', { name: '홍보센터', exact: true }).hover();
      await expect(nav.getByRole('link', { name: '보도자료' })).toBeVisible();
      await expect(nav.getByRole('link', { name: '커뮤니티' })).toBeHidden();
    });

    await rest(page);
    await test.step('tabbing out of the header closes the dropdown', async () => {
      const nav = page.getByRole('navigation', { name: '주 메뉴' });
      await nav.getByRole('link', { name: '홍보센터', exact: true }).focus();
      await expect(nav.getByRole('link', { name: '보도자료' })).toBeVisible();
      for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab');
      await expect(nav.getByRole('link', { name: '보도자료' })).toBeHidden();
    });

    await rest(page);
    await test.step('the keyboard opens by focus, walks by arrows, closes and returns by Escape', async () => {
      const nav = page.getByRole('navigation', { name: '주 메뉴' });
      await nav.getByRole('link', { name: '사업안내', exact: true }).focus();
      await expect(nav.getByRole('link', { name: '사업개요' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(nav.getByRole('link', { name: '사업개요' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(nav.getByRole('link', { name: '분양일정' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(nav.getByRole('link', { name: '사업안내', exact: true })).toBeFocused();
      await expect(nav.getByRole('link', { name: '분양일정' })).toBeHidden();
      await page.keyboard.press('Space');
      await expect(nav.getByRole('link', { name: '사업개요' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/BusinessGuide\/intro$/);
    });

    await rest(page);
    await test.step('choosing an entry leads there and closes the dropdown', async () => {
      const nav = page.getByRole('navigation', { name: '주 메뉴' });
      await nav.getByRole('link', { name: '단지안내', exact: true }).hover();
      await nav.getByRole('link', { name: '커뮤니티' }).click();
      await expect(page).toHaveURL(/\/ComplexGuide\/community$/);
      await expect(nav.getByRole('link', { name: '커뮤니티' })).toBeHidden();
      await expect(nav.getByRole('link', { name: '단지안내', exact: true })).toHaveAttribute('aria-current', 'true');
    });

    await rest(page);
    await test.step('the strip and the consultation link lead to the customer page', async () => {
      await expect(page.getByRole('link', { name: /방문예약을 받고 있습니다/ })).toHaveAttribute(
        'href',
        '/dunsan-riverview/customer',
      );
      await page.getByRole('link', { name: '모바일 상담' }).click();
      await expect(page).toHaveURL(/\/dunsan-riverview\/customer$/);
    });
  });

  test('leads to the first page of each group, and its strip scrolls away with the page', async ({ page }) => {
    await test.step('each item leads to the first page of its group', async () => {
      const items = page.getByRole('navigation', { name: '주 메뉴' }).locator('a[aria-expanded]');
      await expect(items).toHaveText([
        '브랜드',
        '사업안내',
        '입지환경',
        '단지안내',
        '세대안내',
        '인테리어',
        '분양안내',
        '홍보센터',
      ]);
      const paths = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(paths).toEqual([
        '/Brand/intro',
        '/BusinessGuide/intro',
        '/LocationEnvironment/intro',
        '/ComplexGuide/intro',
        '/FloorPlan/59A',
        '/Interior/59A',
        '/BusinessGuide/plan',
        '/dunsan-riverview/customer',
      ]);
    });

    await test.step('the strip scrolls away with the page', async () => {
      const strip = page.getByRole('link', { name: /방문예약을 받고 있습니다/ });
      await expect(strip).toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await expect(strip).not.toBeInViewport();
    });
  });
});

test.describe('narrow', { tag: '@mobile' }, () => {
  // Wide screens have the navigation itself.
  test('offers menu, home and a call, and no navigation of its own', async ({ page }) => {
    await page.goto('/BusinessGuide/intro');
    await hydrated(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: '메뉴 열기' })).toBeVisible();
    await expect(header.getByRole('link', { name: '둔산 리버뷰 홈' })).toBeVisible();
    await expect(header.getByRole('link', { name: `전화 상담 ${ownersPhone}` })).toHaveAttribute('href', phoneLink);
    await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeHidden();
    await expect(page.getByRole('link', { name: /방문예약을 받고 있습니다/ })).toBeHidden();
  });

  test('changes as soon as the page is scrolled', async ({ page }) => {
    await page.goto('/BusinessGuide/intro');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
    await expect(page.getByRole('banner')).toHaveCSS('background-color', porcelain);
  });
});

test('at the edge of the breakpoint each width has exactly one navigation', { tag: '@desktop' }, async ({ page }) => {
  // Resizes a desktop window.
  await page.goto('/BusinessGuide/intro');
  await hydrated(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeHidden();
  await page.setViewportSize({ width: 901, height: 800 });
  await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
});
