import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../sharedPage';

const pages = [
  ['/SalesInfo/SubscriptionGuide', '청약방법'],
  ['/SalesInfo/guide', '청약안내문'],
  ['/SalesInfo/announcement', '입주자모집공고'],
  ['/SalesInfo/StampTax', '인지세 납부 안내'],
] as const;

test.describe('as they stand in the document', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the pages name their sources with their date and say that the notice decides', async ({ page }) => {
    for (const [path, heading] of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const sources = page
          .getByRole('region')
          .or(page.locator('section'))
          .filter({
            has: page.getByRole('heading', { level: 2, name: '출처와 기준일', exact: true }),
          });
        await expect(sources.getByRole('listitem').first()).toContainText(/시행\).*\d{4}년 \d{1,2}월 \d{1,2}일 확인/);
        await expect(page.getByRole('link', { name: /주택공급에 관한 규칙|인지세법/ }).first()).toHaveAttribute(
          'href',
          /^https:\/\/www\.law\.go\.kr\//,
        );
        await expect(page.getByText('모든 기준은 입주자모집공고가 정하며')).toBeVisible();
      });
    }
  });
});

test('the guide says that who lives in Daejeon comes first, and has its chapters one link away', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/SalesInfo/SubscriptionGuide');
  await hydrated(page);
  await test.step('who lives in Daejeon comes first, and the guide says so', async () => {
    await expect(page.getByRole('heading', { name: '같은 순위에서는 대전 거주자가 먼저입니다' })).toBeVisible();
    await expect(page.getByText('주택공급규칙 제25조 제3항, 제4조 제5항')).toBeVisible();
  });

  await test.step('the guide has its chapters, one link away', async () => {
    const contents = page.getByRole('navigation', { name: '이 페이지의 내용' });
    await expect(contents.getByRole('link')).toHaveText(['신청 자격', '예치금', '신청 절차', '준비 서류', '유의사항']);
    await contents.getByRole('link', { name: '유의사항' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '유의사항' })).toBeInViewport();
  });
});

test('the deposit finder answers by address and size, and sends nothing', async ({ page }) => {
  await page.goto('/SalesInfo/SubscriptionGuide');
  await hydrated(page);
  const result = page.getByRole('status').filter({ hasText: '필요한 예치금' });
  await expect(result).toContainText('250만원');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  for (const [area, daejeon, neighbour] of [
    ['84㎡', '250만원', '200만원'],
    ['115㎡', '700만원', '400만원'],
    ['142㎡', '1,000만원', '500만원'],
    ['182㎡', '1,000만원', '500만원'],
  ] as const) {
    await page.getByRole('radio', { name: '대전광역시' }).check();
    await page.getByRole('radio', { name: area }).check();
    await expect(result).toContainText(daejeon);
    await page.getByRole('radio', { name: '세종특별자치시·충청남도' }).check();
    await expect(result).toContainText(neighbour);
  }
  expect(sent).toEqual([]);
});

test('special supply tells 84㎡ from the larger sizes', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/SalesInfo/guide');
  const row = (name: string) =>
    page.getByRole('table', { name: '특별공급의 종류와 최대 비율' }).getByRole('row', { name });
  for (const [name, share] of [
    ['기관추천', '10%'],
    ['신생아', '10%'],
    ['신혼부부', '15%'],
    ['생애최초', '7%'],
  ] as const) {
    await expect(row(name)).toContainText(share);
    await expect(row(name)).toContainText('해당 없음');
  }
  await expect(row('다자녀가구')).not.toContainText('해당 없음');
  await expect(row('노부모 부양')).not.toContainText('해당 없음');
  await expect(page.getByText('혼자 사는 분은 생애최초로 신청할 수 없습니다')).toBeVisible();
});

test('before there is a recruitment notice, nothing on its page claims to sum one up', { tag: '@desktop' }, async ({
  page,
}) => {
  test.skip(siteFacts.recruitmentNotice !== null, 'There is one.');
  await page.goto('/SalesInfo/announcement');
  await hydrated(page);
  const table = page.getByRole('table', { name: '공고에 담길 내용' });
  for (const label of [
    '공급 세대수',
    '주거전용면적',
    '시행·수탁',
    '청약 접수',
    '신청 자격',
    '당첨자 발표',
    '계약 기간',
  ]) {
    await expect(table.getByRole('rowheader', { name: label })).toBeVisible();
  }
  await expect(page.getByText('입주자모집공고는 아직 나오지 않았습니다.')).toBeVisible();
  await expect(page.getByText('원문을 확인하시기 바랍니다')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: '관심고객 등록' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('stamp tax', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/SalesInfo/StampTax');
    await hydrated(page);
  });

  test('lists the amounts and the due date and no penalty, works both out and shows the rule', async ({ page }) => {
    await test.step('lists the amounts and the due date, and no penalty', async () => {
      const table = page.getByRole('table', { name: '기재금액에 따른 인지세액' });
      const cells = await table
        .locator('tbody tr')
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
      expect(cells).toEqual([
        ['1,000만원 초과 3,000만원 이하', '2만원'],
        ['3,000만원 초과 5,000만원 이하', '4만원'],
        ['5,000만원 초과 1억원 이하', '7만원'],
        ['1억원 초과 10억원 이하', '15만원'],
        ['10억원 초과', '35만원'],
      ]);
      const words = (await page.getByRole('main').textContent()) ?? '';
      expect(words).toContain('다음 달 10일까지, 기한 내 납부');
      expect(words).not.toMatch(/가산세|\d+\s*%/);
    });

    await test.step('works out amount and due date and shows the rule', async () => {
      const price = page.getByLabel('계약금액');
      const result = page.getByRole('status').filter({ hasText: '납부 기한' });
      await price.fill('53000');
      await expect(result).toContainText('15만원');
      await expect(result).toContainText('1억원 초과 10억원 이하');
      await expect(page.getByText('5억 3,000만원')).toBeVisible();
      await page.getByLabel('계약일').fill('2026-12-31');
      await expect(result).toContainText('2027년 1월 11일');
      await expect(result).toContainText('2027년 1월 10일이 쉬는 날이어서');
      await price.fill('100,001');
      await expect(result).toContainText('35만원');
      await price.fill('9000');
      await expect(result).toContainText('비과세');
      await price.fill('오억');
      await expect(page.getByText('숫자로 적어 주세요')).toBeVisible();
    });
  });
});
