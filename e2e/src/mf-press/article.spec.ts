import { expect, hydrated, test } from '../fixtures';
import { freshId, pressPath, removePosts, viewsOf, writePosts } from './pressApi';

test.describe.configure({ timeout: 90_000 });

test('a post written after composing opens, with paragraphs, a Korean time and its own title', async ({ page }) => {
  const id = freshId();
  await writePosts([{ id, title: `새 소식 ${id}`, content: '하나.\r\n\r\n둘.\n셋.' }]);
  try {
    const response = await page.goto(`${pressPath}/${id}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(`새 소식 ${id}`);
    await expect(page.locator('article > div').first().locator('p')).toHaveText(['하나.', '둘.', '셋.']);
    await expect(page.locator('article time')).toHaveText(/^\d{4}\. \d{1,2}\. \d{1,2}\. 오[전후] \d{1,2}:\d\d$/);
    await expect(page).toHaveTitle(`새 소식 ${id} | 둔산 리버뷰`);
  } finally {
    await removePosts([id]);
  }
});

test('each opening is one view, however it is opened', async ({ page }) => {
  const id = freshId();
  await writePosts([{ id, title: `조회 ${id}` }]);
  try {
    await page.goto(`${pressPath}/${id}`);
    await expect(page.getByText('조회 1', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await viewsOf(id)).toBe(1);
    await page.reload();
    await expect(page.getByText('조회 2', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '목록으로' }).click();
    await page.getByRole('link', { name: `조회 ${id}` }).click();
    await expect(page.getByText('조회 3', { exact: true })).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByText('조회 4', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await viewsOf(id)).toBe(4);
  } finally {
    await removePosts([id]);
  }
});

test('목록으로 is one step back in history', async ({ page }) => {
  await page.goto(pressPath);
  await hydrated(page);
  await page.getByRole('link', { name: '강변에서 보내는 하루' }).click();
  await expect(page).toHaveURL(/\/press\/sample-01$/);
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(new RegExp(`${pressPath}$`));
  await page.goForward();
  await expect(page).toHaveURL(/\/press\/sample-01$/);
});

test('목록으로 leads to the list where an article was opened first', async ({ page }) => {
  await page.goto(`${pressPath}/sample-03`);
  await hydrated(page);
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(new RegExp(`${pressPath}$`));
});

test('an unknown id leads to the list and leaves no trace in the history', async ({ page }) => {
  await page.goto('/BusinessGuide/intro');
  await page.goto(`${pressPath}/no-such-article`);
  await expect(page).toHaveURL(new RegExp(`${pressPath}$`));
  await expect(page.locator('tbody a').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/BusinessGuide\/intro$/);
});

test('with the back end gone a prerendered article stays and says so; the next try counts the view', async ({
  page,
  problems,
}) => {
  await page.route('**/v1/projects/**', (route) => route.abort());
  await page.goto(`${pressPath}/sample-04`);
  await expect(page.getByRole('alert')).toContainText('저장된 글을 보여 드립니다');
  await expect(page.getByText('가장 먼저 확인할 것은 청약통장의')).toBeVisible();
  const before = await viewsOf('sample-04');
  await page.unroute('**/v1/projects/**');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect.poll(() => viewsOf('sample-04')).toBeGreaterThan(before);
  problems.length = 0;
});

test('an article that was never seen says that it could not be had, and comes on another try', async ({
  page,
  problems,
}) => {
  const id = freshId();
  await writePosts([{ id, title: `늦은 글 ${id}` }]);
  try {
    await page.route('**/v1/projects/**', (route) => route.abort());
    await page.goto(`${pressPath}/${id}`);
    await expect(page.getByRole('alert')).toContainText('글을 불러오지 못했습니다');
    await page.unroute('**/v1/projects/**');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(`늦은 글 ${id}`);
    problems.length = 0;
  } finally {
    await removePosts([id]);
  }
});

test('hostile posts are plain text and break nothing', async ({ page }) => {
  const hostile = [
    [
      '<script>document.title="owned"</script>',
      '<img src=x onerror="document.title=\'owned\'">\n<style>body{display:none}</style>',
    ],
    ['"><svg/onload=alert(1)>', '</article></main><h1>남의 제목</h1>'],
    ['{{constructor.constructor("alert(1)")()}}', 'javascript:alert(1)\n[링크](javascript:alert(1))'],
    ['\u202e뒤집힌 제목\u2066', '\u202e뒤집힌 본문'],
    ['null\u0000byte', 'a\u0000b\u0007c\u001b[31m'],
    ['😀👨‍👩‍👧‍👦🇰🇷'.repeat(10), '👩🏽‍🚀'.repeat(500)],
    ['가'.repeat(200), '나'.repeat(50_000)],
    ['W'.repeat(200), 'https://example.com/'.padEnd(5000, 'x')],
    [' ', '\n\n\n'],
    ['Z̷̡͔̥̟̪̙͖ä̴̧̺́͝l̶̡̛͕̓g̸̜͐ó̸͈', '\r\r\n\u2028줄\u2029바꿈\u0085'],
    ['\ud83d', '\udc00 외톨이'],
    ['&lt;b&gt;&amp;', '<!-- --> ]]> <?xml ?>'],
  ].map(([title = '', content = '']) => ({ id: freshId(), title, content }));
  await writePosts(hostile);
  try {
    await page.goto(pressPath);
    await hydrated(page);
    await page.getByRole('button', { name: '더보기' }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThanOrEqual(20);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    for (const { id, title } of hostile) {
      // Nulls and halves of characters are not shown as they came; the rest is, to the letter.
      const shown = Buffer.from(title).toString() === title && !title.includes('\u0000') ? title.trim() : '';
      await page.goto(`${pressPath}/${id}`);
      const heading = page.getByRole('heading', { level: 2 });
      await expect(heading).not.toHaveText('보도자료를 불러오고 있습니다');
      if (shown) await expect(heading).toHaveText(shown);
      expect(
        await page.evaluate(() =>
          document.querySelector('article')?.querySelector('script, img, style, h1, svg[onload], b'),
        ),
      ).toBeNull();
      expect(await page.title()).not.toBe('owned');
      expect(await wide()).toBeLessThanOrEqual(0);
      await expect(page.getByRole('link', { name: '목록으로' })).toBeVisible();
    }
  } finally {
    await removePosts(hostile.map(({ id }) => id));
  }
});
