import { expect, hydrated, test } from '../fixtures';
import { customerForm } from './formOnPage';
import { freshPhone, leadsOf } from './inbox';

const path = '/dunsan-riverview/customer';
const done = '✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다';

test.beforeEach(async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
});

test.afterEach(({ problems }) => {
  problems.length = 0; // networks that fail are what these journeys are about
});

test('offline: the visitor is told, and the lead goes out when the network returns', async ({
  page,
  context,
  request,
}) => {
  const form = customerForm(page);
  const phone = freshPhone();
  await context.setOffline(true);
  await form.fillIn(phone);
  await form.submit.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('⚠️ 오류가 발생했습니다. 잠시 후 다시 시도해주세요.');
  await expect(alert).toContainText('인터넷에 연결되어 있지 않습니다.');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(done);
  await expect(form.name).toHaveValue('');
  expect(await leadsOf(request, phone)).toHaveLength(1);
});

test('a lead that could not be sent outlives a reload and is sent then, once', async ({ page, request }) => {
  const form = customerForm(page);
  const phone = freshPhone();
  await page.route('**/api/leads', (route) => route.abort());
  await form.fillIn(phone);
  await form.submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('앞서 등록하신 내용을 아직 보내지 못해');
  await expect(form.phone).toHaveValue(phone);
  await page.unroute('**/api/leads');
  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(done);
  await expect(form.phone).toHaveValue('');
  expect(await leadsOf(request, phone)).toHaveLength(1);
});

test('a tab closed while it was sending: the next tab finishes', async ({ page, context, request }) => {
  const phone = freshPhone();
  const form = customerForm(page);
  await context.route('**/api/leads', () => {}); // never answers
  await form.fillIn(phone);
  await form.submit.click();
  await expect(form.submit).toHaveText('등록 중...');
  await page.close();
  await context.unroute('**/api/leads');
  const next = await context.newPage();
  await next.goto(path);
  await expect.poll(async () => (await leadsOf(request, phone)).length).toBe(1);
  await next.close();
});

test('the answer cut off after the lead was stored: one lead in the end', async ({ page, request }) => {
  const form = customerForm(page);
  const phone = freshPhone();
  let cut = 0;
  await page.route('**/api/leads', async (route) => {
    await route.fetch();
    cut++;
    await (cut < 3 ? route.abort('connectionreset') : route.fallback());
  });
  await form.fillIn(phone);
  await form.submit.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(done);
  expect(cut).toBe(3);
  expect(await leadsOf(request, phone)).toHaveLength(1);
});

test('several tabs send a waiting lead once, and the tab that shows it says so', async ({ page, context, request }) => {
  const form = customerForm(page);
  const phone = freshPhone();
  await context.route('**/api/leads', (route) => route.abort());
  await form.fillIn(phone);
  await form.submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) await other.goto(path);
  let posts = 0;
  context.on('requestfinished', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/leads')) posts++;
  });
  await context.unroute('**/api/leads');
  await Promise.all(others.map((other) => other.evaluate(() => window.dispatchEvent(new Event('online')))));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(done);
  expect(await leadsOf(request, phone)).toHaveLength(1);
  expect(posts).toBe(1);
  for (const other of others) await other.close();
});

test('a page that answers in the endpoint’s place is no success', async ({ page }) => {
  const form = customerForm(page);
  await page.route('**/api/leads', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Wi-Fi</title>' }),
  );
  await form.fillIn('010-1234-5678');
  await form.submit.click();
  await expect(page.getByText('❌ 등록에 실패했습니다. 다시 시도해주세요.', { exact: true })).toBeVisible();
});
