import { expect, expectComplaints, test } from '../fixtures';
import { ownersPhone } from '../site/phone';
import { customerForm, reservationForm } from './formOnPage';
import { freshPhone, leadsOf } from './inbox';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor registers on the customer page', { tag: '@facts' }, async ({ page, request }) => {
    const phone = freshPhone();
    await page.goto('/dunsan-riverview/customer?utm_source=leaflet');
    const form = customerForm(page);
    await form.fillIn(phone);
    await form.birthday.fill('950527');
    await form.message.fill('토요일에 방문하고 싶습니다');
    await form.details.check();
    await form.marketing.check();
    await form.submit.click();
    await expect(page).toHaveURL(/\/api\/leads\/done\?lead=[0-9a-f]{64}&signature=[\w-]{43}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록이 완료되었습니다');
    await expect(page.getByRole('status')).toHaveText(
      '✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다',
    );
    expect(await leadsOf(request, phone)).toMatchObject([
      {
        native: true,
        phone,
        birthday: '950527',
        page: '/dunsan-riverview/customer',
        arrival: { source: 'leaflet', landing: '/dunsan-riverview/customer' },
        consent: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    await page.getByRole('link', { name: '홈으로' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a visitor who has just registered withdraws the consent, and the lead is gone', { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    const phone = freshPhone();
    await page.goto('/dunsan-riverview/customer');
    const form = customerForm(page);
    await form.fillIn(phone);
    await form.submit.click();
    await page.getByRole('link', { name: '동의 철회하고 정보 삭제하기' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('동의를 철회하고 정보를 지우시겠습니까?');
    expect(await leadsOf(request, phone)).toHaveLength(1);
    await page.getByRole('button', { name: '동의 철회하고 삭제하기' }).click();
    await expect(page.getByRole('status')).toContainText('정보를 모두 지웠습니다');
    expect(await leadsOf(request, phone)).toEqual([]);
  });

  test('a visitor registers on the home page', async ({ page, request }) => {
    const phone = freshPhone();
    await page.goto('/');
    await reservationForm(page).fillIn(phone);
    await reservationForm(page).submit.click();
    await expect(page.getByRole('status')).toContainText('등록이 완료되었습니다.');
    expect(await leadsOf(request, phone)).toMatchObject([{ native: true, form: 'reservation', page: '/' }]);
  });

  test('the browser asks for what is missing, the endpoint for what the browser cannot know', async ({
    page,
    request,
    problems,
  }) => {
    const phone = freshPhone();
    await page.goto('/dunsan-riverview/customer');
    const form = customerForm(page);
    await form.name.fill('김하늘');
    await form.submit.click();
    await expect(page).toHaveURL('/dunsan-riverview/customer');
    await form.phone.fill(phone);
    await form.consent.check();
    await form.birthday.fill('950231');
    await form.details.check();
    await form.submit.click();
    await expect(page.getByRole('alert')).toHaveText('❌ 등록에 실패했습니다. 다시 시도해주세요.');
    await expect(page.getByRole('listitem')).toHaveText('생년월일을 여섯 자리 숫자로 적어 주세요. 예: 950527');
    await page.goBack();
    await expect(form.name).toHaveValue('김하늘');
    expect(await leadsOf(request, phone)).toEqual([]);
    expectComplaints(problems); // the answer to a bad form is a 422
  });
});

test.describe('with mf-leads gone', () => {
  test.beforeEach(({ page }) => page.route('**/_modules/mf-leads/**/*.js', (route) => route.abort()));
  test.afterEach(({ problems }) => {
    expectComplaints(problems);
  });

  test('the popup offers the phone and a form that the browser posts', { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    const phone = freshPhone();
    await page.goto('/?utm_source=Naver&utm_medium=cpc');
    await page.goto('/Brand/intro');
    await page.getByRole('contentinfo').getByRole('button', { name: '관심고객 등록' }).click();
    const popup = page.getByRole('dialog', { name: '관심고객 등록' });
    await expect(popup.getByRole('link', { name: ownersPhone })).toBeVisible();
    await popup.getByRole('textbox', { name: '이름' }).fill('김하늘');
    await popup.getByRole('textbox', { name: '연락처' }).fill(phone);
    await popup.getByRole('checkbox').first().check();
    await popup.getByRole('button', { name: '등록하기' }).click();
    await expect(page.getByRole('status')).toContainText('등록이 완료되었습니다.');
    // This form asks for no consent to marketing.
    const [lead, ...others] = await leadsOf(request, phone);
    expect(lead).toMatchObject({ native: true, form: 'interest', page: '/Brand/intro' });
    expect([lead?.arrival, others]).toEqual([null, []]);
  });

  test('the prerendered customer page still registers', { tag: '@desktop' }, async ({ page, request }) => {
    const phone = freshPhone();
    await page.goto('/dunsan-riverview/customer');
    const form = customerForm(page);
    await form.name.fill('김하늘');
    await form.phone.fill(phone);
    await form.consent.check();
    await form.submit.click();
    await expect(page.getByRole('status')).toContainText('등록이 완료되었습니다.');
    expect(await leadsOf(request, phone)).toMatchObject([{ native: true, form: 'customer' }]);
  });
});
