import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { administrator, expect, expectComplaints, hydrated, ownAdministrator, test } from '../fixtures';
import { countOfTitle, freshId, openSignIn, pressPath, removeByTitle, signIn } from './pressApi';

test.describe.configure({ timeout: 90_000 });

const write = async (page: Page, title: string, summary = '요약', content = '첫 줄\n\n둘째 줄') => {
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('요약').fill(summary);
  await page.getByLabel('본문').fill(content);
};
const submit = (page: Page) => page.getByRole('button', { name: '글 등록' });

/** A JPEG; what is uploaded is a WebP. */
const photo = fileURLToPath(new URL('../../../mf-press/src/pictures/share-press.jpg', import.meta.url));

/** Waits for a picture that has its room, and something in it. */
async function expectShown(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await expect(picture).toHaveAttribute('height', '630');
}

/** Title and text of an article as they are seen: words, order and letters. */
const lookOf = (article: Locator) =>
  article.evaluate((element) =>
    [...element.querySelectorAll('header :is(h1, h2), header + div, header + div > *')].map((one) => {
      const { color, font, letterSpacing, wordBreak, rowGap } = getComputedStyle(one);
      // A dialog's heading is of the second level, a page's of the first; so are those below it.
      return [one.outerHTML.replaceAll(/<(\/?)h[1-3]/g, '<$1h'), color, font, letterSpacing, wordBreak, rowGap];
    }),
  );

test('a wrong password is told, the right one opens the desk, and 로그아웃 closes it', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  const own = ownAdministrator();
  await page.goto(pressPath);
  await hydrated(page);
  await openSignIn(page);
  await page.getByLabel('이메일').fill(own.email);
  await page.getByLabel('비밀번호').fill('not the password');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('alert')).toHaveText('로그인 실패: 이메일 또는 비밀번호가 맞지 않습니다.');
  // The browser itself reports the answer 400.
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  expect(problems.every((problem) => problem.includes('signInWithPassword'))).toBe(true);
  problems.length = 0;
  await page.getByLabel('비밀번호').fill(own.password);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByText(`${own.email} 님, 환영합니다`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${own.email} 님, 환영합니다`)).toBeVisible();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.locator('summary', { hasText: '관리자' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('비밀번호')).toBeHidden();
  await openSignIn(page);
  await expect(page.getByRole('heading', { name: '관리자 로그인' })).toBeVisible();
});

test('other tabs follow, in and out', { tag: '@desktop' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(pressPath);
  await hydrated(other);
  await signIn(page, ownAdministrator());
  await expect(other.getByText('님, 환영합니다')).toBeVisible();
  await other.getByRole('button', { name: '로그아웃' }).click();
  for (const tab of [page, other]) await expect(tab.locator('summary', { hasText: '관리자' })).toBeVisible();
});

test('title and summary are required: the alert, and words beside the fields', {
  tag: ['@desktop', '@any-back-end'],
}, async ({ page }) => {
  await signIn(page, administrator());
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await submit(page).click();
  await expect(page.getByText('제목을 입력해 주세요')).toBeVisible();
  await expect(page.getByText('요약을 입력해 주세요')).toBeVisible();
  await expect(page.getByLabel('제목')).toBeFocused();
  await page.getByLabel('제목').fill('   ');
  await submit(page).click();
  await page.getByLabel('제목').fill('제목은 있음');
  await submit(page).click();
  await expect(page.getByText('제목을 입력해 주세요')).toBeHidden();
  await expect(page.getByLabel('요약')).toBeFocused();
  expect(alerts).toEqual(Array(3).fill('제목/요약은 필수입니다!'));
  expect(await countOfTitle('제목은 있음')).toBe(0);
});

test('a post is previewed, posted once, shown first, edited and deleted', async ({ page }) => {
  const title = `관리 ${freshId()}`;
  try {
    await signIn(page, administrator());
    await write(page, title, '요약', '무엇이 열리나\n\n첫 줄\n- [소개](/Brand/intro)\n- <b>글</b>');
    await page.getByLabel('본문').press('ControlOrMeta+Home');
    await page.getByRole('button', { name: '소제목' }).click();
    await expect(page.getByLabel('본문')).toBeFocused();
    await page.getByLabel('본문').press('ControlOrMeta+End');
    await page.getByLabel('사진 파일').setInputFiles(photo);
    await page.getByLabel('사진 설명').fill('강에서 본 단지');
    await page.getByRole('button', { name: '사진 넣기' }).click();
    await expect(page.getByText('사진을 글에 넣었습니다.')).toBeVisible();
    await page.getByRole('button', { name: '미리보기' }).click();
    const preview = page.getByRole('dialog');
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await expect(preview.getByRole('heading', { name: '무엇이 열리나' })).toBeVisible();
    await expect(preview.getByRole('listitem')).toHaveText(['소개', '<b>글</b>']);
    await expect(preview.getByRole('link', { name: '소개' })).toHaveAttribute('href', '/Brand/intro');
    await expectShown(preview.getByRole('img', { name: '강에서 본 단지' }));
    const previewed = await lookOf(preview.locator('article'));
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();

    await submit(page).dblclick();
    await expect(page.getByText('글을 등록했습니다.')).toBeVisible();
    await expect(page.getByLabel('제목')).toHaveValue('');
    await expect(page.getByLabel('요약')).toHaveValue('');
    await expect(page.getByLabel('본문')).toHaveValue('');
    const link = page.locator('tbody').getByRole('link', { name: title });
    await expect(link).toHaveCount(1);
    expect(await countOfTitle(title)).toBe(1);

    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectShown(page.getByRole('img', { name: '강에서 본 단지' }));
    expect(previewed).toEqual(await lookOf(page.locator('article')));
    const reader = await page.context().newPage();
    await reader.route('**/o/press-*', () => {});
    await reader.goto(page.url(), { waitUntil: 'domcontentloaded' });
    const room = await reader.getByRole('img', { name: '강에서 본 단지' }).boundingBox();
    expect((room?.height ?? 0) / (room?.width ?? 1)).toBeCloseTo(630 / 1200, 2);
    await reader.close();

    await page.getByRole('button', { name: '수정' }).click();
    await page.getByLabel('제목').fill(`${title} 고침`);
    await page.getByLabel('본문').fill('고친 본문');
    await page.getByRole('button', { name: '수정 저장' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${title} 고침` })).toBeVisible();
    await expect(page.getByText('글을 수정했습니다.')).toBeVisible();
    await expect(page.getByText('고친 본문', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: '이전 버전' }).click();
    await page.getByRole('button', { name: '이 글로 되돌리기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByText('이전 버전으로 되돌렸습니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: '이 글로 되돌리기' })).toHaveCount(2);
    const article = page.locator('article > div').first();
    await expect(article.getByRole('heading', { name: '무엇이 열리나' })).toBeVisible();

    await page.getByRole('button', { name: '삭제' }).click();
    const question = page.getByRole('dialog', { name: '이 글을 삭제할까요?' });
    await expect(question.getByRole('button', { name: '취소' })).toBeFocused();
    await question.getByRole('button', { name: '취소' }).click();
    expect(await countOfTitle(title)).toBe(1);
    await page.getByRole('button', { name: '삭제' }).click();
    await question.getByRole('button', { name: '삭제' }).click();
    await expect(page).toHaveURL(new RegExp(`${pressPath}$`));
    await expect(page.locator('tbody').getByRole('link', { name: title })).toHaveCount(0);
    expect(await countOfTitle(title)).toBe(0);
  } finally {
    await removeByTitle(title);
  }
});

test('a draft outlives the tab, and goes once it is posted', { tag: '@desktop' }, async ({ page, context }) => {
  const title = `초안 ${freshId()}`;
  try {
    await signIn(page, administrator());
    await write(page, title, '초안 요약', '초안 본문');
    await page.close();
    const again = await context.newPage();
    await again.goto(pressPath);
    await expect(again.getByLabel('제목')).toHaveValue(title);
    await expect(again.getByLabel('요약')).toHaveValue('초안 요약');
    await expect(again.getByLabel('본문')).toHaveValue('초안 본문');
    await submit(again).click();
    await expect(again.getByText('글을 등록했습니다.')).toBeVisible();
    await again.reload();
    await expect(again.getByText('님, 환영합니다')).toBeVisible();
    await expect(again.getByLabel('제목')).toHaveValue('');
  } finally {
    await removeByTitle(title);
  }
});

test('a draft on the server is taken up in another browser, waits for its time there, and no visitor sees it', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const title = `예약 ${freshId()}`;
  await signIn(page, administrator());
  await write(page, title, '', '# 소제목');
  await page.getByRole('button', { name: '임시 저장' }).click();
  await expect(page.getByText('서버에 임시 저장했습니다.')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, administrator());
  const row = elsewhere.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: '이어 쓰기' }).click();
  await expect(elsewhere.getByLabel('제목')).toHaveValue(title);
  await elsewhere.getByLabel('요약').fill('요약');
  await elsewhere.getByLabel('공개 시각').fill('2099-12-01T10:00');
  await elsewhere.getByRole('button', { name: '공개 예약' }).click();
  await expect(elsewhere.getByText('2099. 12. 1. 오전 10:00에 공개됩니다.')).toBeVisible();
  await expect(elsewhere.getByLabel('제목')).toHaveValue('');
  await expect(row).toContainText('2099. 12. 1. 오전 10:00 공개 예약');
  expect(await countOfTitle(title)).toBe(0);

  await row.getByRole('button', { name: '초안 삭제' }).click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(elsewhere.getByText('저장한 글을 삭제했습니다.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an answer that never comes makes no second post', { tag: '@desktop' }, async ({ page, problems }) => {
  const title = `끊김 ${freshId()}`;
  try {
    await signIn(page, administrator());
    await write(page, title);
    let cut = false;
    await page.route('**/documents:commit*', async (route) => {
      // The back end has it; the browser never hears.
      if (!cut) await route.fetch();
      cut = true;
      await route.abort();
    });
    await page.route('**/documents:batchGet*', (route) => route.abort());
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('작성한 내용은 그대로 있으니');
    await expect(page.getByLabel('제목')).toHaveValue(title);
    await page.unrouteAll();
    await submit(page).click();
    await expect(page.getByText('글을 등록했습니다.')).toBeVisible();
    expect(await countOfTitle(title)).toBe(1);
    expectComplaints(problems);
  } finally {
    await removeByTitle(title);
  }
});

test('an account without the right to write is told so, and keeps what was typed', {
  tag: ['@desktop', '@any-back-end'],
}, async ({ page, problems }) => {
  await signIn(page, administrator());
  await write(page, '권한 없는 글');
  const denied = { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' };
  await page.route('**/documents:commit*', (route) => route.fulfill({ status: 403, json: { error: denied } }));
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('이 계정에는 글을 쓸 권한이 없습니다');
  await expect(page.getByLabel('제목')).toHaveValue('권한 없는 글');
  expectComplaints(problems);
});
