import type { Locator, Page } from '@playwright/test';
import { expect, expectComplaints, hydrated, test as journey } from '../fixtures';
import { ownersPhone, phoneLink } from '../site/phone';
import { fastTime } from './fastTime';
import { customerForm } from './formOnPage';
import { freshPhone, leadsOf } from './inbox';

const path = '/dunsan-riverview/customer';
const done = '✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다';

const kept = '이 기기에 보관하고 있으며';
const notKept = '이 기기에 보관하지 못했습니다.';
const alertOn = (page: Page): Locator => page.getByRole('main').getByRole('alert');
const statusOn = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** A name and a number in place of whatever stands in the form, and the consent. */
async function fillInAs(page: Page, name: string, phone: string): Promise<void> {
  const form = customerForm(page);
  await form.name.fill(name);
  await form.phone.fill(phone);
  await form.consent.check();
}

/**
 * Waits until what checks, keeps and sends a lead has come, which writes hyphens into a number: without a connection a form that
 * lacks it is only held back, in other words (`holdUntilOnline.test`).
 */
async function complete(page: Page): Promise<void> {
  const { phone } = customerForm(page);
  await phone.fill('01012345678');
  await expect(phone).toHaveValue('010-1234-5678');
  await phone.fill('');
}

/** From here on no new page has room in `localStorage`. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (let n = 0; ; n++) localStorage.setItem(`filler-${size}-${n}`, 'x'.repeat(size));
      } catch {
        // no room for so much: try less
      }
    }
  });
}

// What is kept and sent is the same at every width.

const test = journey.extend<{ readonly hurries: boolean }>({ hurries: [true, { option: true }] });

test.beforeEach(async ({ page, context, hurries }) => {
  if (hurries) await fastTime(context);
  await page.goto(path);
  await hydrated(page);
});

test.afterEach(({ problems }) => {
  expectComplaints(problems); // networks that fail are what these journeys are about
});

test('offline: the visitor is told, and the lead goes out when the network returns', async ({
  page,
  context,
  request,
}) => {
  const form = customerForm(page);
  const phone = freshPhone();
  await complete(page);
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
  await expect(alertOn(page)).toContainText(kept);
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

/** Whether every tab that waited for its turn to send a lead has had it. */
function turnsTaken(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].length === 0;
  });
}

test('several tabs send a waiting lead once, and the tab that shows it says so', async ({ page, context, request }) => {
  const form = customerForm(page);
  const phone = freshPhone();
  let open = false;
  let posts = 0;
  await context.route('**/api/leads', (route) => {
    if (!open) return route.abort();
    posts++;
    return route.continue();
  });
  await form.fillIn(phone);
  await form.submit.click();
  await expect(alertOn(page)).toContainText(kept);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) await other.goto(path);
  open = true;
  await Promise.all(others.map((other) => other.evaluate(() => window.dispatchEvent(new Event('online')))));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(done);
  await expect.poll(() => turnsTaken(page)).toBe(true);
  expect(posts).toBe(1);
  expect(await leadsOf(request, phone)).toHaveLength(1);
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

test('two people on one phone without a network: both are kept, told apart, and sent', async ({
  page,
  context,
  request,
}) => {
  const phones = [freshPhone(), freshPhone()] as const;
  await complete(page);
  await context.setOffline(true);
  await fillInAs(page, '김하늘', phones[0]);
  await customerForm(page).submit.click();
  await expect(alertOn(page)).toContainText('인터넷에 연결되어 있지 않습니다.');
  await customerForm(page).name.fill('이바다');
  await expect(customerForm(page).consent).not.toBeChecked();
  await fillInAs(page, '이바다', phones[1]);
  await customerForm(page).submit.click();
  const [first, second] = phones.map((phone) => phone.slice(-2));
  await expect(alertOn(page)).toContainText(`김○○ 님(끝번호 ${first}), 이○○ 님(끝번호 ${second})`);
  await context.setOffline(false);
  await expect(statusOn(page)).toHaveText(done);
  for (const phone of phones) expect(await leadsOf(request, phone)).toHaveLength(1);
});

test('two tabs with the same form: what each sends arrives, once', async ({ page, context, request }) => {
  const phones = [freshPhone(), freshPhone(), freshPhone()] as const;
  const other = await context.newPage();
  await other.goto(path);
  await hydrated(other);
  for (const tab of [page, other]) await complete(tab);
  await context.setOffline(true);
  await fillInAs(page, '김하늘', phones[0]);
  await customerForm(page).submit.click();
  await fillInAs(other, '이바다', phones[1]);
  await customerForm(other).submit.click();
  for (const tab of [page, other]) await expect(alertOn(tab)).toContainText(kept);
  // The same once more, from both.
  for (const tab of [page, other]) {
    await fillInAs(tab, '박나무', phones[2]);
    await customerForm(tab).submit.click();
    await expect(alertOn(tab)).toContainText(kept);
  }
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(statusOn(tab)).toHaveText(done);
  for (const phone of phones) await expect.poll(async () => (await leadsOf(request, phone)).length).toBe(1);
  await other.close();
});

test('a captive portal that answers JSON is no success: the lead waits and arrives', async ({ page, request }) => {
  const phone = freshPhone();
  await page.route('**/api/leads', (route) => route.fulfill({ json: { status: 'login required' } }));
  await fillInAs(page, '김하늘', phone);
  await customerForm(page).submit.click();
  await expect(alertOn(page)).toContainText('❌ 등록에 실패했습니다. 다시 시도해주세요.');
  await expect(alertOn(page)).toContainText(kept);
  expect(await leadsOf(request, phone)).toHaveLength(0);
  await page.unroute('**/api/leads');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(statusOn(page)).toHaveText(done);
  expect(await leadsOf(request, phone)).toHaveLength(1);
});

test('a redirect to a login page is not followed', async ({ page, request }) => {
  const phone = freshPhone();
  await page.route('**/api/leads', (route) => route.fulfill({ status: 302, headers: { location: '/Privacy' } }));
  await fillInAs(page, '김하늘', phone);
  await customerForm(page).submit.click();
  await expect(alertOn(page)).toContainText(kept);
  await page.unroute('**/api/leads');
  await page.reload();
  await expect(statusOn(page)).toHaveText(done);
  expect(await leadsOf(request, phone)).toHaveLength(1);
});

test('an HTML 400 to a retry behind the scenes is no refusal', async ({ page, request }) => {
  const phone = freshPhone();
  await page.route('**/api/leads', (route) => route.abort());
  await fillInAs(page, '김하늘', phone);
  await customerForm(page).submit.click();
  await expect(alertOn(page)).toContainText(kept);
  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 400, contentType: 'text/html', body: '<h1>Bad Request</h1>' }),
  );
  const refused = page.waitForResponse((response) => response.status() === 400);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await refused;
  await page.unroute('**/api/leads');
  await page.reload();
  await expect(statusOn(page)).toHaveText(done);
  expect(await leadsOf(request, phone)).toHaveLength(1);
});

test.describe('without room', () => {
  // A storage that does not answer in time counts as none.
  test.use({ hurries: false });

  test('a full storage: the lead is kept in the database, and sent from the next page, which has no form', async ({
    page,
    context,
    request,
  }) => {
    const phone = freshPhone();
    await fillStorage(page);
    await page.reload();
    await hydrated(page);
    await context.route('**/api/leads', (route) => route.abort());
    await fillInAs(page, '김하늘', phone);
    await customerForm(page).submit.click();
    await expect(alertOn(page)).toContainText(kept);
    expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('riverview-leads')))).toBe(
      false,
    );
    await page.close();
    await context.unroute('**/api/leads');
    const next = await context.newPage();
    await next.goto('/Privacy');
    await expect.poll(async () => (await leadsOf(request, phone)).length).toBe(1);
    await next.close();
  });

  test('nothing to store in: the visitor is told, with the phone, and the browser posts the lead itself', async ({
    page,
    request,
  }) => {
    const phone = freshPhone();
    await fillStorage(page);
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await page.reload();
    await hydrated(page);
    await page.route('**/api/leads', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await fillInAs(page, '김하늘', phone);
    await customerForm(page).submit.click();
    await expect(alertOn(page)).toContainText(notKept);
    await expect(alertOn(page)).not.toContainText(kept);
    const form = customerForm(page).form;
    await expect(form.getByRole('link', { name: ownersPhone })).toHaveAttribute('href', phoneLink);
    await form.getByRole('button', { name: '다른 방법으로 보내기' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록이 완료되었습니다');
    expect(await leadsOf(request, phone)).toMatchObject([{ native: true, form: 'customer' }]);
  });
});

test('a tab closed right after the press: the lead arrives', async ({ page, context, request }) => {
  const phone = freshPhone();
  await fillInAs(page, '김하늘', phone);
  await customerForm(page).submit.dispatchEvent('click');
  await page.close();
  const next = await context.newPage();
  await next.goto('/Privacy');
  await expect.poll(async () => (await leadsOf(request, phone)).length).toBe(1);
  await next.close();
});

for (const [name, days] of [
  ['a year ahead', 366],
  ['at 1970', -20_779],
] as const) {
  test(`a clock ${name}: the lead outlives it and the reload, and arrives once`, async ({ page, request }) => {
    const phone = freshPhone();
    await page.addInitScript((wrong) => {
      const now = Date.now;
      Date.now = () => now() + (sessionStorage.getItem('clock') === 'right' ? 0 : wrong);
    }, days * 86_400_000);
    await page.reload();
    await hydrated(page);
    await page.route('**/api/leads', (route) => route.abort());
    await fillInAs(page, '김하늘', phone);
    await customerForm(page).submit.click();
    await expect(alertOn(page)).toContainText(kept);
    await page.unroute('**/api/leads');
    await page.evaluate(() => sessionStorage.setItem('clock', 'right'));
    // No reload and no sign of the network: the page's own timer finds it due.
    await expect(statusOn(page)).toHaveText(done);
    await page.reload();
    expect(await leadsOf(request, phone)).toHaveLength(1);
  });
}

test('a success can be taken back by its link', async ({ page }) => {
  await fillInAs(page, '김하늘', freshPhone());
  await customerForm(page).submit.click();
  await expect(statusOn(page)).toHaveText(done);
  const link = customerForm(page).form.getByRole('link', { name: '동의 철회' });
  await expect(link).toHaveAttribute('href', /^\/api\/leads\/withdraw\?lead=[0-9a-f]{64}&signature=/);
});
