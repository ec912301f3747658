import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { administrator, expect, hydrated, ownAdministrator, test } from '../fixtures';
import { pressPath } from '../mf-press/pressApi';
import { freshPhone, leadsOf } from './inbox';

async function signIn(page: Page, { email, password } = administrator()): Promise<void> {
  await page.getByRole('textbox', { name: '이메일' }).fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/Admin/Leads');
  await hydrated(page);
});

test('the administrator finds, handles, exports and deletes a lead', async ({ page, request }) => {
  const phone = freshPhone();
  const registered = await request.post('/api/leads', {
    data: { form: 'customer', name: '이강물', phone, message: '=1+1 토요일에 갑니다', consent: '2026-11-20' },
  });
  expect(registered.ok()).toBe(true);

  await signIn(page, ownAdministrator());
  await expect(page.getByRole('heading', { level: 2, name: '접수 내역' })).toBeVisible();
  await page.getByRole('searchbox', { name: '이름, 연락처, 문의 내용 검색' }).fill(phone.replaceAll('-', ''));
  const entry = page.getByRole('listitem').filter({ hasText: '이강물' });
  await expect(entry).toHaveCount(1);
  await expect(entry.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll('-', '')}`);
  await expect(entry).toContainText('토요일에 갑니다');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV 내려받기' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv.startsWith('\ufeff"접수일시"')).toBe(true);
  expect(csv).toContain(`"이강물","${phone}","","","","","","'=1+1 토요일에 갑니다"`);

  await entry.getByRole('button', { name: '처리 완료로 표시' }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('tab', { name: '처리 완료' }).click();
  await expect(entry).toHaveCount(1);
  expect((await leadsOf(request, phone))[0]?.handledAt).not.toBeNull();

  await entry.getByRole('button', { name: '삭제' }).click();
  await entry.getByRole('button', { name: '취소' }).click();
  await entry.getByRole('button', { name: '삭제' }).click();
  await entry.getByRole('button', { name: '삭제합니다' }).click();
  await expect(entry).toHaveCount(0);
  expect(await leadsOf(request, phone)).toEqual([]);

  await page.getByRole('button', { name: '보유 기간 지난 정보 지우기' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '보유 기간이 지난' })).toBeVisible();

  // One sign-in for the site: the desk knows who came from here, and the inbox who left there.
  await page.goto(pressPath);
  await expect(page.getByRole('heading', { level: 2, name: '새 글 쓰기' })).toBeVisible();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.locator('summary', { hasText: '관리자' })).toBeVisible();
  await page.goto('/Admin/Leads');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: '관리자 로그인' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '접수 내역' })).toBeHidden();
});

test('a wrong password opens nothing and says so', async ({ page, problems }) => {
  await signIn(page, { ...administrator(), password: 'not-the-password' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    '로그인 실패: 이메일 또는 비밀번호가 맞지 않습니다.',
  );
  await expect(page.getByRole('heading', { level: 2, name: '관리자 로그인' })).toBeVisible();
  problems.length = 0;
});

test('the page is for nobody’s search results', async ({ request }) => {
  expect(await (await request.get('/Admin/Leads')).text()).toMatch(/<meta name="robots" content="noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/Admin/Leads');
});
