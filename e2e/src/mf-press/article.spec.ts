import { expect, expectComplaints, hydrated, test } from '../fixtures';
import { freshId, pressPath, removePosts, viewsOf, writePosts } from './pressApi';

test.describe.configure({ timeout: 90_000 });

test('a post written after composing opens, with paragraphs, a Korean time and its own title', async ({ page }) => {
  const id = freshId();
  await writePosts([{ id, title: `새 소식 ${id}`, content: '하나.\r\n\r\n둘.\n셋.' }]);
  try {
    const response = await page.goto(`${pressPath}/${id}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`새 소식 ${id}`);
    await expect(page.locator('article > div').first().locator('p')).toHaveText(['하나.', '둘.', '셋.']);
    await expect(page.locator('article time')).toHaveText(/^\d{4}\. \d{1,2}\. \d{1,2}\. 오[전후] \d{1,2}:\d\d$/);
    await expect(page).toHaveTitle(`새 소식 ${id} | 둔산 리버뷰`);
  } finally {
    await removePosts([id]);
  }
});

test('a post is one view for a reader and day, however often it is opened', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const id = freshId();
  await writePosts([{ id, title: `조회 ${id}` }]);
  try {
    await page.goto(`${pressPath}/${id}`);
    await expect(page.getByText('조회 1', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await viewsOf(id)).toBe(1);
    await page.reload();
    await expect(page.getByText('조회 1', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '목록으로' }).click();
    await page.getByRole('link', { name: `조회 ${id}` }).click();
    await expect(page.getByText('조회 1', { exact: true })).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByText('조회 1', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await viewsOf(id)).toBe(1);

    const another = await browser.newPage();
    await another.goto(page.url());
    await expect(another.getByText('조회 2', { exact: true })).toBeVisible();
    await another.close();
    expect(await viewsOf(id)).toBe(2);
  } finally {
    await removePosts([id]);
  }
});

test('목록으로 is one step back in history', { tag: ['@desktop', '@any-back-end'] }, async ({ page }) => {
  await page.goto(pressPath);
  await hydrated(page);
  await page.getByRole('link', { name: '강변에서 보내는 하루' }).click();
  await expect(page).toHaveURL(/\/press\/sample-01$/);
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(new RegExp(`${pressPath}$`));
  await page.goForward();
  await expect(page).toHaveURL(/\/press\/sample-01$/);
});

test('whoever comes back finds the rows and the place that were left', { tag: '@desktop' }, async ({ page }) => {
  // Once more where another journey's post came or went meanwhile.
  await expect(async () => {
    await page.goto(pressPath);
    await hydrated(page);
    await page.getByRole('button', { name: '더보기' }).click();
    await expect(page.locator('tbody a')).toHaveCount(20);
    const link = page.locator('tbody a').nth(17);
    await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await link.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    await link.click();
    await expect(page.locator('article h1')).toBeVisible();
    await page.goBack();
    await expect(page.locator('tbody a')).toHaveCount(20);
    await expect
      .poll(() => link.evaluate((one) => Math.round(one.getBoundingClientRect().top)), { timeout: 5000 })
      .toBe(place);
  }).toPass({ timeout: 45_000 });
});

test('an article is passed on by its address', { tag: ['@desktop', '@any-back-end'] }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${pressPath}/sample-03`);
  await hydrated(page);
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByText('링크를 복사했습니다')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('목록으로 leads to the list where an article was opened first', { tag: ['@desktop', '@any-back-end'] }, async ({
  page,
}) => {
  await page.goto(`${pressPath}/sample-03`);
  await hydrated(page);
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(new RegExp(`${pressPath}$`));
});

test('an unknown id is 404, leads to the list and leaves no trace in the history', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  await page.goto('/BusinessGuide/intro');
  const answer = await page.goto(`${pressPath}/no-such-article`);
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex,follow"/>');
  await expect(page).toHaveURL(new RegExp(`${pressPath}$`));
  await expect(page.locator('tbody a').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/BusinessGuide\/intro$/);
  // Chromium reports the status of the document itself.
  expectComplaints(problems);
});

test('with the back end gone a prerendered article stays and says so; the next try counts the view', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await page.route('**/v1/projects/**', (route) => route.abort());
  await page.goto(`${pressPath}/sample-04`);
  await expect(page.getByRole('alert')).toContainText('저장된 글을 보여 드립니다');
  await expect(page.getByText('가장 먼저 확인할 것은 청약통장의')).toBeVisible();
  const before = await viewsOf('sample-04');
  await page.unroute('**/v1/projects/**');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect.poll(() => viewsOf('sample-04')).toBeGreaterThan(before);
  expectComplaints(problems);
});

test('an article that was never seen says that it could not be had, and comes on another try', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  const id = freshId();
  await writePosts([{ id, title: `늦은 글 ${id}` }]);
  try {
    await page.route('**/v1/projects/**', (route) => route.abort());
    await page.goto(`${pressPath}/${id}`);
    await expect(page.getByRole('alert')).toContainText('글을 불러오지 못했습니다');
    await page.unroute('**/v1/projects/**');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`늦은 글 ${id}`);
    expectComplaints(problems);
  } finally {
    await removePosts([id]);
  }
});
