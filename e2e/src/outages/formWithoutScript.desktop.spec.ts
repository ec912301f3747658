import { axeViolations } from '@platform/release/browser/axe';
import type { APIRequestContext } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, expectComplaints, test } from '../fixtures';
import { customerForm } from '../mf-leads/formOnPage';
import { freshPhone } from '../mf-leads/inbox';
import { ownSite } from '../release/ownSite';

const own = ownSite('form-without-script');
test.use({ javaScriptEnabled: false });

/** The stored leads with this number, from the back end of this file. */
async function stored(request: APIRequestContext, phone: string): Promise<readonly Record<string, unknown>[]> {
  const { email, password } = own.backEnd.administrator;
  const signedIn = await request.post(
    `${own.site.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${siteFacts.firebase.apiKey}`,
    { data: { email, password, returnSecureToken: true } },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const answer = await request.get(`${own.site.origin}/api/leads?query=${phone}`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  return ((await answer.json()) as { leads: Record<string, unknown>[] }).leads;
}

test('a form sent while the back end is away: the visitor is told, may call, and sends again without typing', async ({
  page,
  browser,
  request,
  problems,
}) => {
  const phone = freshPhone();
  await page.goto(`${own.site.origin}/dunsan-riverview/customer`);
  const form = customerForm(page);
  await form.fillIn(phone);
  await form.birthday.fill('950527');
  await form.message.fill('토요일에\n"방문"하고 싶습니다 <b>');
  await form.details.check();
  await own.backEnd.kill();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.submit.click();
  expect((await answered).status()).toBe(503);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('아직 접수되지 않았습니다');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: siteFacts.phone })).toHaveAttribute(
    'href',
    `tel:${siteFacts.phone.replace(/\D/g, '')}`,
  );
  // axe is a script.
  const scripted = await browser.newPage({ viewport: page.viewportSize(), javaScriptEnabled: true });
  await scripted.setContent(await page.content());
  expect(await axeViolations(scripted)).toEqual([]);
  await scripted.close();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );

  await page.getByRole('button', { name: '다시 보내기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('아직 접수되지 않았습니다');

  await own.backEnd.start();
  await page.getByRole('button', { name: '다시 보내기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록이 완료되었습니다');
  const leads = await stored(request, phone);
  expect(leads).toMatchObject([
    { native: true, form: 'customer', name: '김하늘', phone, birthday: '950527', page: '/dunsan-riverview/customer' },
  ]);
  expect(String(leads[0]?.message).replace(/\r\n/g, '\n')).toBe('토요일에\n"방문"하고 싶습니다 <b>');
  expectComplaints(problems); // the two answers of 503
});

test('the pages themselves are served while the back end is away', async ({ page }) => {
  await own.backEnd.kill();
  for (const path of ['/', '/Brand/intro', '/dunsan-riverview/press']) {
    expect((await page.goto(own.site.origin + path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
});
