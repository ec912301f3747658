import { expect, expectComplaints, hydrated, test } from '../fixtures';
import { ownSite } from '../release/ownSite';
import { pressPath, signIn } from './pressApi';

const own = ownSite('outage');

test('the back end dies under a reader: what is there stays, and all goes on once it is back', async ({
  page,
  problems,
}) => {
  const refreshed = page.waitForResponse('**/documents:runQuery*');
  await page.goto(own.site.origin + pressPath);
  await refreshed;
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await own.backEnd.kill();
  await page.getByRole('button', { name: '더보기' }).click();
  await expect(page.getByRole('alert')).toContainText('보도자료를 불러오지 못했습니다');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await page.getByRole('link', { name: '강변에서 보내는 하루' }).click();
  await expect(page.getByRole('alert')).toContainText('글을 불러오지 못했습니다');

  await own.backEnd.start();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '강변에서 보내는 하루' })).toBeVisible();
  await page.getByRole('link', { name: '목록으로' }).click();
  await page.getByRole('button', { name: '더보기' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(20);
  expectComplaints(problems);
});

test('the back end dies under the administrator: nothing typed or acknowledged is lost', async ({ page, problems }) => {
  await signIn(page, own.backEnd.administrator, own.site.origin);
  await page.getByLabel('제목').fill('먼저 쓴 글');
  await page.getByLabel('요약').fill('요약');
  await page.getByRole('button', { name: '글 등록' }).click();
  await expect(page.getByText('글을 등록했습니다.')).toBeVisible();

  await page.getByLabel('제목').fill('끊긴 동안 쓴 글');
  await page.getByLabel('요약').fill('요약');
  await page.getByLabel('본문').fill('오래 공들여 쓴 본문');
  await own.backEnd.kill();
  await page.getByRole('button', { name: '글 등록' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '작성한 내용은 그대로' })).toBeVisible();
  await expect(page.getByLabel('본문')).toHaveValue('오래 공들여 쓴 본문');

  await own.backEnd.start();
  await page.getByRole('button', { name: '글 등록' }).click();
  await expect(page.getByText('글을 등록했습니다.')).toBeVisible();
  await expect(page.getByLabel('본문')).toHaveValue('');
  await expect(page.locator('tbody tr').first()).toContainText('끊긴 동안 쓴 글');
  await expect(page.locator('tbody tr').nth(1)).toContainText('먼저 쓴 글');
  await expect(page.locator('tbody a').filter({ hasText: '끊긴 동안 쓴 글' })).toHaveCount(1);
  expectComplaints(problems);
});
