import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../sharedPage';

const later = '추후 공개';
const rows = [
  ['사업명', siteFacts.projectName],
  ['대지위치', siteFacts.address],
  ['대지면적', siteFacts.siteArea ?? later],
  ['건축면적', siteFacts.buildingArea ?? later],
  ['용적률', siteFacts.floorAreaRatio ?? later],
  ['연면적', siteFacts.totalFloorArea ?? later],
  ['규모', '지하 4층 – 지상 35층, 3개 동'],
  ['세대수', '총 336세대'],
  ['전용면적', '84 · 115 · 142 · 182㎡'],
  ['시공', siteFacts.builder],
  ['시행·수탁', siteFacts.trustee],
  ['입주 예정', '2028년 3월'],
];

test.describe('project overview', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/BusinessGuide/intro');
    await hydrated(page);
  });

  test('lists the facts, what is not known as 추후 공개, and shows the figures on a wide screen', {
    tag: '@facts',
  }, async ({ page, width }) => {
    await test.step('lists the facts, and what is not known as 추후 공개', async () => {
      const table = page.getByRole('table', { name: `${siteFacts.projectName} 사업개요` });
      await expect(table).toBeVisible();
      const cells = await table
        .getByRole('row')
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
      expect(cells).toEqual(rows);
    });

    await test.step('shows the figures on a wide screen', async () => {
      if (width === 'mobile') return;
      // A phone has the accordion instead.
      const figures = page.getByRole('main').getByRole('list').filter({ hasText: '336' });
      await expect(figures.getByRole('listitem')).toHaveText([
        '3개 동',
        '35층, 지하 4층',
        '336세대',
        '84–182㎡ 전용면적',
      ]);
      await expect(page.getByRole('group').filter({ hasText: '입지환경' })).toBeHidden();
    });
  });

  test.describe('on a phone', { tag: '@mobile' }, () => {
    // The accordion belongs to narrow screens.
    test('opens one of three sections at a time, a second tap closes it, and the third holds the six premium points', async ({
      page,
    }) => {
      await test.step('opens one of three sections at a time; a second tap closes it', async () => {
        const items = page.getByRole('main').locator('details');
        await expect(items).toHaveCount(3);
        await expect(items.nth(0)).toHaveAttribute('open', '');
        await items.nth(1).locator('summary').tap();
        await expect(items.nth(1)).toHaveAttribute('open', '');
        await expect(items.nth(0)).not.toHaveAttribute('open');
        await expect(items.nth(1).getByRole('img')).toHaveCount(2);
        await items.nth(1).locator('summary').tap();
        await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0);
      });

      await test.step('the third holds the six premium points in a slider', async () => {
        const items = page.getByRole('main').locator('details');
        await items.nth(2).locator('summary').tap();
        await expect(items.nth(2).getByRole('region', { name: '프리미엄 여섯 가지' })).toBeVisible();
        await expect(items.nth(2).locator('[role="group"]')).toHaveCount(6);
      });
    });
  });
});

/** As far as the day on which a step begins: what follows is its weekday. */
const days = siteFacts.salesSchedule?.map(({ label, from }) => {
  const [year, month, day] = from.split('-').map(Number);
  return `${label}${year}년 ${month}월 ${day}일`;
});
const papers = siteFacts.contractDocuments?.map(({ title }) => title);

for (const { path, heading, settled } of [
  { path: '/BusinessGuide/plan', heading: '분양일정', settled: days },
  { path: '/BusinessGuide/documents', heading: '계약서류 안내', settled: papers },
]) {
  test(`${path} says ${settled ? 'what is settled' : 'that its content is being prepared'}`, {
    tag: ['@desktop', '@facts'],
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const preparing = page.getByRole('heading', { level: 2, name: '준비하고 있습니다' });
    await expect(preparing).toHaveCount(settled ? 0 : 1);
    for (const words of settled ?? []) await expect(page.getByRole('main')).toContainText(words);
  });
}

test('the schedule goes into a calendar, as a file of its own address', {
  tag: ['@desktop', '@facts'],
}, async ({ page, request }) => {
  const answer = await request.get('/BusinessGuide/plan.ics');
  expect(answer.status()).toBe(days ? 200 : 404);
  await page.goto('/BusinessGuide/plan');
  await expect(page.getByRole('link', { name: '달력 구독' })).toHaveCount(days ? 1 : 0);
  if (!days) return;
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(days.length);
  await expect(page.locator('link[rel=alternate][type="text/calendar"]')).toHaveAttribute(
    'href',
    '/BusinessGuide/plan.ics',
  );
  await expect(page.getByRole('button', { name: '링크 복사' })).toBeVisible();
  // Before the page has started, and after.
  for (const started of [false, true]) {
    if (started) await hydrated(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: '일정 파일 내려받기' }).click();
    expect((await download).suggestedFilename()).toBe(`${siteFacts.slug}.ics`);
  }
});

test('the schedule names what will come in its order, and invents no day', { tag: '@desktop' }, async ({ page }) => {
  test.skip(!!days, 'The days are known.');
  await page.goto('/BusinessGuide/plan');
  const steps = page.getByRole('region', { name: '진행 순서' }).getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText(['입주자모집공고', '청약 접수', '당첨자 발표', '계약', '입주']);
  await expect(steps.getByRole('paragraph')).toHaveText([...Array.from({ length: 4 }, () => later), '2028년 3월 예정']);
});

test('the schedule offers registration in the popup', async ({ page }) => {
  test.skip(!!days, 'Who knows the days needs no news of them.');
  await page.goto('/BusinessGuide/plan');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: '관심고객 등록' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the documents page stands outside its sub-menu', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/BusinessGuide/documents');
  const submenu = page.getByRole('main').getByRole('navigation').first();
  await expect(submenu.getByRole('link')).toHaveText(['사업개요', '분양일정']);
});
