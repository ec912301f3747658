import { readFileSync } from 'node:fs';
import { axeViolations } from '@platform/release/browser/axe';
import type { Page } from '@playwright/test';
import { seoulDay } from '@riverview/site/visitSchedule';
import { administrator, expect, expectComplaints, hydrated, ownAdministrator, test } from '../fixtures';
import { pressPath } from '../mf-press/pressApi';
import { freshPhone, leadsOf, signedIn } from './inbox';

async function signIn(page: Page, { email, password } = administrator()): Promise<void> {
  await page.getByRole('textbox', { name: '이메일' }).fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/Admin/Leads');
  await hydrated(page);
});

test('the desk finds a lead, moves it on its way beside another desk, takes a file along and back, corrects and deletes it', async ({
  page,
  request,
  problems,
}) => {
  const phone = freshPhone();
  const register = (message: string) =>
    request.post('/api/leads', { data: { form: 'customer', name: '이강물', phone, message, consent: '2026-11-20' } });
  expect((await register('처음 문의')).ok()).toBe(true);
  expect((await register('=1+1 토요일에 갑니다')).ok()).toBe(true);

  const account = ownAdministrator();
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 2, name: '접수 내역' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: '이름, 연락처, 문의 내용 검색' });
  await search.fill(phone.slice(4).replaceAll('-', ''));
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: phone }) });
  // Until the search answers, the list is the one before: whom it holds may not be there a moment later.
  await expect(page.getByRole('tabpanel').locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  // Two posts of one number are one person.
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('접수 2건');
  await expect(entry.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll('-', '')}`);
  await expect(entry).toContainText('토요일에 갑니다');

  await test.step('who is slower is told what the faster one did, and keeps what they typed', async () => {
    await entry.getByRole('button', { name: '이강물' }).press('Enter');
    const [newest] = await leadsOf(request, phone);
    const other = await request.patch(`/api/leads/${newest?.id}`, {
      headers: await signedIn(request),
      data: { revision: 0, status: 'no-answer', note: '다른 자리에서 걸었으나 받지 않으심' },
    });
    expect(other.ok()).toBe(true);
    const form = entry.getByRole('form', { name: '이강물 상담 기록' });
    await form.getByRole('radio', { name: '통화' }).check();
    await form.getByLabel('다음 할 일').fill('계약 조건 설명');
    await form.getByLabel('기한').fill(seoulDay(Date.now()));
    await form.getByLabel('메모').fill('토요일에 오시기로 함');
    await form.getByRole('button', { name: '저장' }).click();
    await expect(form.getByRole('alert')).toContainText('먼저 저장하신 분이 있어');
    await expect.poll(() => problems).toEqual([expect.stringContaining('409 (Conflict)')]);
    problems.length = 0;
    const history = entry.getByRole('region', { name: '이강물 지난 기록' });
    await expect(history).toContainText('다른 자리에서 걸었으나');
    await form.getByRole('button', { name: '저장' }).click();
    await expect(form.getByRole('status')).toHaveText('저장했습니다.');
    for (const line of ['신규 → 부재', '부재 → 통화', '토요일에 오시기로 함', '처음 문의'])
      await expect(history).toContainText(line);
    await expect(history).toContainText(account.email);
  });

  await test.step('as every page: axe, 320 px, text twice as large', async () => {
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await isNarrow()).toBe(true);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await isNarrow()).toBe(true);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('what is due stands above the rest, until it is done', async () => {
    await page.reload();
    await hydrated(page);
    const due = page.getByRole('region', { name: /^오늘까지 할 일/ });
    await expect(due.getByRole('listitem').filter({ hasText: phone })).toContainText('오늘까지 계약 조건 설명');
    await search.fill(phone);
    await page.getByRole('tab', { name: '상담한 접수' }).click();
    // A whole number shows each post by itself; both went the same way.
    await expect(entry).toHaveCount(2);
    expect((await leadsOf(request, phone)).map(({ work }) => work.status)).toEqual(['called', 'no-answer']);
  });

  const corrected = freshPhone();
  await test.step('a file goes along as CSV and XLSX, and comes back: shown first, then all of it', async () => {
    const take = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      return (await download).path();
    };
    const csv = readFileSync(await take('CSV 내려받기'), 'utf8');
    expect(csv.startsWith('\ufeff"접수일시"')).toBe(true);
    expect(csv).toContain(`"이강물","${phone}","","","","","","'=1+1 토요일에 갑니다"`);
    const bring = (name: string, buffer: Buffer) =>
      page.getByLabel('고친 파일 가져오기').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await bring('leads.csv', Buffer.from(csv.replace('"통화"', '"통화중"')));
    await expect(page.getByText(/^2행: 상태는 신규, 통화, 부재/)).toBeVisible();
    await bring('leads.csv', Buffer.from(csv.replace('"통화"', '"방문예약"')));
    await expect(page.getByRole('table', { name: '바뀌는 내용' })).toContainText('통화 → 방문예약');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '1건 반영하기' }).click();
    await expect(page.getByText('1건을 반영했습니다.')).toBeVisible();
    expect((await leadsOf(request, phone)).map(({ work }) => work.status)).toEqual(['visit-booked', 'no-answer']);
    await bring('leads.xlsx', readFileSync(await take('엑셀(XLSX) 내려받기')));
    await expect(page.getByText('바뀌는 접수가 없습니다.')).toBeVisible();
  });

  await test.step('keys lead from the search to a name and back, and no key holds anybody', async () => {
    await page.getByRole('heading', { level: 2, name: '접수 내역' }).click();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry.first().getByRole('button', { name: '이강물' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(entry.nth(1).getByRole('button', { name: '이강물' })).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry.first().getByRole('link', { name: phone })).toBeFocused();
  });

  await test.step('filters leave what they name, and the figures say how many', async () => {
    await page.getByText('조건으로 골라 보기').click();
    await page.getByRole('combobox', { name: '상태' }).selectOption('방문예약');
    await expect(entry).toHaveCount(1);
    await page.getByRole('button', { name: '조건 지우기' }).click();
    await expect(entry).toHaveCount(2);
    await page.getByText('최근 30일 접수 현황').click();
    await expect(page.getByRole('img', { name: /^날짜별 접수: 모두 \d+건/ })).toBeVisible();
    await expect(page.getByRole('table', { name: '경로별' })).toContainText('페이지의 양식');
    await page.getByText('키보드로 쓰기').click();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a number is corrected, and both leads are deleted, for a reason each', async () => {
    const first = entry.first();
    await first.getByText('정정·삭제 요청').click();
    await first.getByRole('textbox', { name: '연락처' }).fill(corrected.replaceAll('-', ''));
    await first.getByRole('button', { name: '고치기' }).click();
    const mended = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: corrected }) });
    await expect(mended.getByText('정정: 연락처')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect((await leadsOf(request, corrected)).length).toBe(1);
    await mended.getByRole('button', { name: '삭제', exact: true }).click();
    await mended.getByRole('button', { name: '취소' }).click();
    await mended.getByRole('button', { name: '삭제', exact: true }).click();
    await mended.getByRole('button', { name: '삭제합니다' }).click();
    await expect(mended).toHaveCount(0);
    await entry.getByRole('button', { name: '이강물' }).click();
    await entry.getByText('정정·삭제 요청').click();
    await entry.getByRole('radio', { name: '동의 철회' }).check();
    await entry.getByRole('button', { name: '삭제', exact: true }).click();
    await entry.getByRole('button', { name: '삭제합니다' }).click();
    await expect(entry).toHaveCount(0);
  });
  expect(await leadsOf(request, corrected)).toEqual([]);
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
  expectComplaints(problems);
});

test('the page is for nobody’s search results', async ({ request }) => {
  expect(await (await request.get('/Admin/Leads')).text()).toMatch(/<meta name="robots" content="noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/Admin/Leads');
});
