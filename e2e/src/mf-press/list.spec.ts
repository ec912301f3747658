import type { Page } from '@playwright/test';
import { expect, expectComplaints, hydrated, test } from '../fixtures';
import { siteOrigin } from '../setup/ports';
import { freshId, pressPath, removePosts, writePosts } from './pressApi';

test.describe.configure({ timeout: 90_000 });

const narrow = ['NO', '제목', '작성일'];
const wide = ['NO', '제목', '작성자', '작성일', '조회'];

/** Presses 더보기 until there is no more. */
async function loadAll(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /더보기|불러오는 중/ });
  const count = () => page.locator('tbody tr').count();
  while (await button.isVisible()) {
    const before = await count();
    await button.click();
    // An empty last page ends the list, too.
    await expect.poll(async () => (await count()) > before || !(await button.isVisible())).toBe(true);
  }
}

test('ten posts to a page, numbered downwards, and more on request until there are no more', async ({
  page,
  width,
}) => {
  await page.goto(pressPath);
  await hydrated(page);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  const columns = () => page.locator('thead th:visible').allInnerTexts();
  expect(await columns()).toEqual(width === 'mobile' ? narrow : wide);
  const [number, title] = await page.locator('tbody tr').first().locator('td').all();
  const widths = [await number?.boundingBox(), await title?.boundingBox()].map((box) => box?.width ?? 0);
  expect(widths[0]).toBeLessThan((widths[1] ?? 0) / 3);
  if (width === 'desktop') await expect(rows.first().getByText('관리자')).toBeVisible();

  await loadAll(page);
  const links = await page.locator('tbody a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThanOrEqual(24);
  expect(new Set(links).size).toBe(links.length);
  const numbers = (await page.locator('tbody td:first-child').allInnerTexts()).map(Number);
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) - at));
  const dates = await page.locator('tbody time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual([...dates].sort().reverse());
});

test('author and views stand on screens above 900 px', { tag: ['@desktop', '@any-back-end'] }, async ({ page }) => {
  // The widths are the same.
  await page.goto(pressPath);
  const row = page.locator('tbody tr').first();
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(page.locator('thead th:visible')).toHaveText(narrow);
  await expect(row.getByText('관리자')).toBeHidden();
  await page.setViewportSize({ width: 901, height: 900 });
  await expect(page.locator('thead th:visible')).toHaveText(wide);
  await expect(row.getByText('관리자')).toBeVisible();
  await expect(row.locator('td').last()).toHaveText(/^[\d,]+$/);
});

test('while the first page is on its way the list says so, and stands where it will stand', {
  tag: ['@desktop', '@any-back-end'],
}, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/documents:runQuery*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/Brand/intro');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '보도자료' }).click();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('보도자료를 불러오고 있습니다')).toBeAttached();
  await expect(page.locator('tbody tr')).toHaveCount(10);
  release();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('tbody a')).toHaveCount(10);
});

test('posts of the very same instant are neither lost nor shown twice', { tag: '@desktop' }, async ({ page }) => {
  const ids = Array.from({ length: 23 }, () => freshId());
  await writePosts(ids.map((id) => ({ id, title: `같은 순간 ${id}` })));
  try {
    await page.goto(pressPath);
    await hydrated(page);
    await loadAll(page);
    const mine = page.locator('tbody a').filter({ hasText: '같은 순간' });
    const hrefs = await mine.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const found = ids.filter((id) => hrefs.filter((href) => href.endsWith(`/${id}`)).length === 1);
    expect(found).toHaveLength(23);
  } finally {
    await removePosts(ids);
  }
});

test('a failed page keeps the list, says so, and is got on another try', {
  tag: ['@desktop', '@any-back-end'],
}, async ({ page, problems }) => {
  await page.goto(pressPath);
  await hydrated(page);
  await expect(page.getByRole('button', { name: '더보기' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await page.route('**/documents:runQuery*', (route) => route.abort());
  await page.getByRole('button', { name: '더보기' }).click();
  await expect(page.getByRole('alert')).toContainText('보도자료를 불러오지 못했습니다');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await page.unroute('**/documents:runQuery*');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(20, { timeout: 20_000 });
  await expect(page.getByRole('alert')).toBeHidden();
  expectComplaints(problems);
});

test('with the back end gone the prerendered list stays, and recovers when it returns', {
  tag: ['@desktop', '@any-back-end'],
}, async ({ page, problems }) => {
  await page.route('**/v1/projects/**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto(pressPath);
  await hydrated(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('tbody a')).toHaveCount(10);
  await page.unroute('**/v1/projects/**');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('button', { name: '더보기' })).toBeVisible();
  expectComplaints(problems);
});

test('a site without posts says so', { tag: ['@desktop', '@any-back-end'] }, async ({ page }) => {
  const readTime = new Date().toISOString();
  await page.route('**/documents:runQuery*', (route) => route.fulfill({ json: [{ readTime }] }));
  await page.route('**/documents:runAggregationQuery*', async (route) => {
    const { structuredAggregationQuery } = route.request().postDataJSON();
    const alias = structuredAggregationQuery.aggregations[0].alias;
    await route.fulfill({ json: [{ result: { aggregateFields: { [alias]: { integerValue: '0' } } }, readTime }] });
  });
  await page.goto(pressPath);
  await expect(page.getByText('등록된 글이 없습니다')).toBeVisible();
  await expect(page.getByRole('button', { name: '더보기' })).toBeHidden();
});

test('the address of old menus leads here', { tag: ['@desktop', '@any-back-end'] }, async ({ page }) => {
  await page.goto('/Promotion/Press');
  await expect(page).toHaveURL(new RegExp(`${pressPath}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('보도자료');
});

test('without JavaScript the list and an article can be read', { tag: ['@desktop', '@any-back-end'] }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteOrigin() });
  const page = await context.newPage();
  await page.goto(pressPath);
  await expect(page.locator('tbody a')).toHaveCount(10);
  await page.goto(`${pressPath}/sample-01`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('강변에서 보내는 하루');
  await expect(page.locator('article p', { hasText: '아침의 강은 조용합니다' })).toBeVisible();
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(new RegExp(`${pressPath}$`));
  await context.close();
});
