import { expect, hydrated, test } from '../sharedPage';

test('a score is added up in the browser alone, and shared without what it was made of', async ({ page }) => {
  await page.goto('/SalesInfo/Score');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('청약 가점·자격');
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  await page.getByLabel('기준일').fill('2026-11-22');
  await page.getByLabel('생년월일').fill('1986-03-02');
  await page.getByRole('radio', { name: '혼인 중' }).check({ force: true });
  await page.getByLabel('혼인신고일').fill('2014-05-10');
  await page.getByLabel('미혼 자녀 (30세 미만)').fill('2');
  await page.getByLabel('가입일', { exact: true }).fill('2010-04-01');
  await page.getByLabel('납입한 금액').fill('250');
  const result = page.getByRole('region', { name: '가점' });
  await expect(result.getByRole('status').first()).toHaveText(/63점/);
  const lot = result.locator('li', { has: page.getByRole('heading', { name: '일반공급 추첨제' }) });
  await expect(lot).toContainText('84㎡ 신청 가능');
  await expect(lot).toContainText('115㎡ 2순위');
  await lot.getByText('이유와 조항').click();
  await expect(lot).toContainText('예치기준금액보다 적습니다');
  expect(sent.filter((url) => /1986|2014|2010|250/.test(url))).toEqual([]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await result.getByRole('button', { name: '결과 링크' }).click();
  await expect(result.getByText('결과 링크를 복사했습니다')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toMatch(/^#result=26-20-17-[osxc]{32}$/);
  await page.goto('about:blank');
  await page.goto(link);
  await hydrated(page);
  await expect(page.getByRole('region', { name: '받은 결과' })).toContainText('63점');
});
