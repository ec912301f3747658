import { expect, hydrated, test } from '../fixtures';
import { withFacts } from '../site/withFacts';

const address = '/notice-of-a-test';

test('once there is a notice, its document opens on request and says that it loads', async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(`**${address}`, async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>공고</title>공고' });
  });
  // A site whose owner has set the notice: the page is reached from one that does not show it.
  await withFacts(
    page,
    '/SalesInfo/guide',
    () => ({ recruitmentNotice: { url: address, publishedOn: '2027-03-02' } }),
    ({ html, headers }) => ({
      html: html.replace(/입주자모집공고 전의 사전 홍보이며[^<]*<!-- -->/, ''),
      headers,
    }),
  );
  await page.goto('/SalesInfo/guide');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: '입주자모집공고 보기' }).click();
  await expect(page.getByText('2027년 3월 2일에 게시한 입주자모집공고입니다.')).toBeVisible();
  await expect(page.getByRole('table', { name: '입주자모집공고 요약' })).toBeVisible();
  await expect(page.getByText('편집 과정에서 오류가 있을 수 있으므로 반드시 입주자모집공고 원문을 확인')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.getByRole('button', { name: '공고문 펼쳐 보기' }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('파일을 불러오는 중입니다…');
  send();
  await expect(status).toBeEmpty();
  await expect(page.getByTitle('입주자모집공고 원문')).toBeVisible();
  await expect(page.getByRole('link', { name: /새 창에서 열기/ })).toHaveAttribute('href', address);

  await page.getByRole('button', { name: '공고문 접기' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
