import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../sharedPage';

const path = '/SalesInfo/AcquisitionTax';

test('the taxes are reckoned in the browser alone', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('취득세');
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  const result = page.getByRole('region', { name: '취득할 때 내는 세금' });
  await page.getByLabel('분양가격').fill('70000');
  await expect(result.getByRole('status')).toContainText('12,859,000원');
  await page.getByRole('radio', { name: '115' }).check({ force: true });
  await expect(result.getByRole('status')).toContainText('14,259,000원');
  await page.getByRole('radio', { name: '3채' }).check({ force: true });
  await expect(result).toContainText('세율 8%');
  expect(sent.filter((one) => /70000|12,?859/.test(one))).toEqual([]);
});

test('payments are shown once they are settled, and not before', { tag: ['@desktop', '@facts'] }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const table = page.getByRole('table', { name: '납부 일정' });
  await expect(table).toHaveCount(siteFacts.payments ? 1 : 0);
  if (!siteFacts.payments) return;
  await page.getByLabel('분양가격').fill('53000');
  await expect(table.getByRole('row')).toHaveCount(siteFacts.payments.length + 1);
  for (const { label } of siteFacts.payments) await expect(table).toContainText(label);
});

test('its answers and its result are printed without the questions', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByLabel('분양가격').fill('53000');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: '내 조건' })).toBeHidden();
  await expect(page.getByText('5,830,000원').first()).toBeVisible();
});
