import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../sharedPage';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Scrolls, and waits until the page has heard of it: a visitor is never faster than a frame. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        window.scrollTo({ top: to, behavior: 'instant' });
      }),
    top,
  );
const submenu = (page: Page, name: string) => page.locator('main nav').getByRole('link', { name });

test.beforeEach(async ({ page }) => {
  await page.goto('/ComplexGuide/intro');
  await hydrated(page);
});

test('a new page starts at its top, with the focus on its content and its title announced', async ({ page }) => {
  await scrollTo(page, 200);
  await submenu(page, '커뮤니티').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/ComplexGuide\/community$/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('#site > [role=status]')).toHaveText(await page.title());
});

test('a page that was gone to has the description of its own document', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  // From its beginning: the descriptions are fetched as soon as a link is meant.
  await page.reload();
  await hydrated(page);
  const description = page.locator('meta[name="description"]');
  const before = await description.getAttribute('content');
  await submenu(page, '커뮤니티').click();
  await expect(description).not.toHaveAttribute('content', before ?? '');
  const [, own] =
    (await (await request.get('/ComplexGuide/community')).text()).match(/name="description" content="([^"]+)"/) ?? [];
  await expect(description).toHaveAttribute('content', own ?? 'none');
  await submenu(page, '단지배치도').click();
  await expect(description).not.toHaveAttribute('content', own ?? 'none');
  expect(asked.filter((path) => path.startsWith('/descriptions.'))).toHaveLength(1);
});

test('the first load takes no focus, the skip link jumps over the menus, and the next page has its own title, description and canonical link', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('the first load takes no focus and announces nothing', async () => {
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(page.locator('#site > [role=status]')).toBeEmpty();
  });

  await test.step('the skip link jumps over the menus', async () => {
    // Needs a keyboard.
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '본문 바로가기' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('each page has a title, a description and a canonical link of its own', async () => {
    const tags = () =>
      page.evaluate(() => [
        document.title,
        document.querySelector('meta[name=description]')?.getAttribute('content'),
        document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        document.querySelectorAll('title, link[rel=canonical], meta[name=description]').length,
      ]);
    const before = await tags();
    await submenu(page, '커뮤니티').click();
    await expect(page).toHaveURL(/\/ComplexGuide\/community$/);
    await expect.poll(() => page.title()).not.toBe(before[0]);
    const after = await tags();
    expect(after[0]).toMatch(/ \| 둔산 리버뷰$/);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).toMatch(/\/ComplexGuide\/community$/);
    expect(after[3]).toBe(3);
  });
});

test('back and forward return to where a page was left', async ({ page }) => {
  await scrollTo(page, 240);
  await expect.poll(() => scrollTop(page)).toBe(240);
  await submenu(page, '커뮤니티').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('#main')).toBeFocused(); // it has arrived, and scrolls no more by itself
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 90);
  await expect.poll(() => scrollTop(page)).toBe(90);
  await page.goBack();
  await expect(page).toHaveURL(/\/ComplexGuide\/intro$/);
  await expect.poll(() => scrollTop(page)).toBe(240);
  await page.goForward();
  await expect(page).toHaveURL(/\/ComplexGuide\/community$/);
  await expect.poll(() => scrollTop(page)).toBe(90);
});

test('an anchor jumps as the browser does it, and back returns', { tag: '@desktop' }, async ({ page }) => {
  // Needs a keyboard.
  await scrollTo(page, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(0);
});
