import { siteFacts } from '@riverview/site/siteFacts';
import { expect, expectComplaints, hydrated, test } from '../sharedPage';
import { ownersPhone, phoneLink } from '../site/phone';
import { customerForm } from './formOnPage';
import { freshPhone, leadsOf } from './inbox';

const path = '/dunsan-riverview/customer';

test.beforeEach(async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
});

test('a visitor registers; the message is that of the specification and the fields are cleared', {
  tag: '@facts',
}, async ({ page, request }) => {
  const form = customerForm(page);
  const phone = freshPhone();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/leads', async (route) => {
    await held;
    await route.continue();
  });
  await form.fillIn(phone);
  await expect(form.phone).toHaveValue(phone);
  await expect(form.details).toBeHidden();
  await page.locator('[name="visitDay"]').fill('2099-12-05');
  await page.getByRole('radio', { name: '오후' }).check({ force: true });
  await form.birthday.fill('950527');
  await form.message.fill('84A 평면이 궁금합니다.\n토요일에 방문하고 싶습니다.');
  await form.submit.click();
  await expect(form.details).toBeFocused();
  await expect(form.details).toHaveAccessibleDescription(/적어 주신 선택 항목의 수집·이용에 동의해 주세요/);
  await form.details.check();
  await form.marketing.check();
  await form.submit.click();

  await expect(form.submit).toHaveText('등록 중...');
  await expect(form.submit).toBeDisabled();
  await expect(form.name).toBeDisabled();
  release();

  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다');
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport();
  const main = page.getByRole('main');
  await expect(main.getByText('전문상담원이 남겨 주신 번호로 전화드립니다.')).toBeVisible();
  await expect(main.locator('form').getByRole('link', { name: ownersPhone })).toHaveAttribute('href', phoneLink);
  await expect(page.locator('[name="visitDay"]')).toHaveValue('');
  await expect(page.getByRole('radio', { name: '언제든' })).toBeChecked();
  for (const field of [form.name, form.phone, form.birthday, form.message]) await expect(field).toHaveValue('');
  await expect(form.consent).not.toBeChecked();

  expect(await leadsOf(request, phone)).toMatchObject([
    {
      form: 'customer',
      name: '김하늘',
      phone,
      visitDay: '2099-12-05',
      visitPart: 'afternoon',
      birthday: '950527',
      message: '84A 평면이 궁금합니다.\n토요일에 방문하고 싶습니다.',
      consent: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      details: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      marketing: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      page: path,
      release: expect.stringMatching(/^live\/\d+$/),
      native: false,
    },
  ]);
  await expect.poll(async () => (await leadsOf(request, phone))[0]?.sms?.status).toBe('sent');
});

test('a phone shows the fields first, they bring up the right keyboard and what is stored, and a day that is over is none to wish for', async ({
  page,
  width,
}) => {
  const form = customerForm(page);
  if (width === 'mobile') for (const field of [form.name, form.phone]) await expect(field).toBeInViewport({ ratio: 1 });
  await expect(form.phone).toHaveAttribute('type', 'tel');
  await expect(form.phone).toHaveAttribute('inputmode', 'tel');
  await expect(form.phone).toHaveAttribute('autocomplete', 'tel');
  await expect(form.name).toHaveAttribute('autocomplete', 'name');
  await expect(form.birthday).toHaveAttribute('inputmode', 'numeric');
  await form.fillIn(freshPhone());
  await page.locator('[name="visitDay"]').fill('2026-11-01');
  await form.details.check();
  await form.submit.click();
  await expect(page.locator('[name="visitDay"]')).toHaveAccessibleDescription(
    '희망 방문일은 오늘부터 고르실 수 있습니다.',
  );
  await expect(page.locator('[name="visitDay"]')).toBeFocused();
});

test('mistakes are named beside their fields, the first has the focus, and nothing is sent', async ({ page }) => {
  const form = customerForm(page);
  let posts = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts++;
  });
  await form.birthday.fill('950231');
  await form.phone.pressSequentially('010123');
  await form.submit.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription('이름을 입력해 주세요.');
  await expect(form.phone).toHaveAccessibleDescription('휴대전화 번호를 끝까지 입력해 주세요. 예: 010-1234-5678');
  await expect(form.birthday).toHaveAccessibleDescription('생년월일을 여섯 자리 숫자로 적어 주세요. 예: 950527');
  await expect(form.consent).toHaveAccessibleDescription(/개인정보 수집·이용에 동의해 주세요\./);
  for (const field of [form.name, form.phone, form.birthday, form.consent]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await form.name.pressSequentially('김');
  await expect(form.name).not.toHaveAttribute('aria-invalid');
  await expect(form.phone).toHaveValue('010-123');
  expect(posts).toBe(0);
});

test('an endpoint that answers with an error: the message of the specification, and nothing typed is lost', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  const form = customerForm(page);
  await page.route('**/api/leads', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await form.fillIn('010-1234-5678');
  await form.submit.click();
  await expect(page.getByText('❌ 등록에 실패했습니다. 다시 시도해주세요.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    '이 기기에 보관하고 있으며, 이 화면이 열려 있는 동안과 다음에 방문하실 때 자동으로 다시 보내 드립니다.',
  );
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(form.name).toHaveValue('김하늘');
  await expect(form.phone).toHaveValue('010-1234-5678');
  expectComplaints(problems);
});

test('no answer: the message of the specification', { tag: '@desktop' }, async ({ page, problems }) => {
  const form = customerForm(page);
  await page.route('**/api/leads', (route) => route.abort('connectionfailed'));
  await form.fillIn('010-1234-5678');
  await form.submit.click();
  await expect(page.getByText('⚠️ 오류가 발생했습니다. 잠시 후 다시 시도해주세요.', { exact: true })).toBeVisible();
  await expect(form.phone).toHaveValue('010-1234-5678');
  expectComplaints(problems);
});

test('what was typed outlives a reload and a visit to another page', { tag: '@desktop' }, async ({ page }) => {
  const form = customerForm(page);
  await form.name.fill('김하늘');
  await form.phone.pressSequentially('0101234');
  await form.message.fill('토요일');
  await page.reload();
  await hydrated(page);
  await expect(form.name).toHaveValue('김하늘');
  await expect(form.phone).toHaveValue('010-1234');
  await page.getByRole('link', { name: '보도자료' }).first().click();
  await expect(page).toHaveURL(/press/);
  await page.goBack();
  await expect(form.message).toHaveValue('토요일');
  await expect(form.consent).not.toBeChecked();
});

test('the left side has heading, picture, blurb, phone and hours, and the form is filled in by the keyboard alone', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await test.step('the left side: heading, picture, blurb, phone and hours', async () => {
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: '방문예약' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('궁금한 것은 무엇이든편하게 물어보세요');
    await expect(main.getByText('남겨 주신 문의에는 빠르게 답변해 드립니다.')).toBeVisible();
    await expect(main.getByRole('link', { name: ownersPhone })).toHaveAttribute('href', phoneLink);
    await expect(main.getByText('24시간 상담')).toBeVisible();
    await expect(main.getByRole('img', { name: /둔산 리버뷰의 외관/ })).toBeVisible();
  });

  await test.step('the form stands where it stays, also while what is beside it is still on its way', async () => {
    const [whole, begun] = await page
      .getByRole('main')
      .locator('form')
      .evaluate((form) => {
        const left = form.getBoundingClientRect().left;
        const side = form.nextElementSibling as HTMLElement;
        side.style.display = 'none';
        const alone = form.getBoundingClientRect().left;
        side.style.display = '';
        return [left, alone];
      });
    expect(begun).toBe(whole);
  });

  await test.step('keyboard only, from the first field to the result', async () => {
    // A phone has no Tab key.
    const form = customerForm(page);
    const phone = freshPhone();
    await form.name.focus();
    await page.keyboard.type('김하늘');
    await page.keyboard.press('Tab');
    await page.keyboard.type(phone.replaceAll('-', ''));
    await page.keyboard.press('Tab');
    await expect(page.locator('[name="visitDay"]')).toBeFocused();
    // A day has a stop for each of its parts, which are the browser's own.
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('radio', { name: '언제든' })).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press('Tab');
    await expect(form.birthday).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.message).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.consent).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // the terms unfold
    await expect(form.form.getByText('철회하시면 기간이 남았더라도 바로 지웁니다').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.marketing).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form.submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toBeFocused();
    expect(await leadsOf(request, phone)).toHaveLength(1);
  });
});

test.describe('the phone field', () => {
  test('takes a number from the clipboard in any common form, and keeps the caret where the visitor types', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await test.step('takes a number from the clipboard in any common form', async () => {
      const { phone } = customerForm(page);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const pasted of ['+82 10-1234-5678', '010 1234 5678', '01012345678']) {
        await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
        await phone.fill('');
        await phone.focus();
        await page.keyboard.press('ControlOrMeta+V');
        await expect(phone, pasted).toHaveValue('010-1234-5678');
      }
      await phone.fill('');
    });

    await test.step('keeps the caret where the visitor types', async () => {
      const { phone } = customerForm(page);
      await phone.pressSequentially('01015678');
      await expect(phone).toHaveValue('010-1567-8');
      await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
      await page.keyboard.type('234');
      await expect(phone).toHaveValue('010-1234-5678');
      expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(8);
      await page.keyboard.press('Backspace');
      await expect(phone).toHaveValue('010-1235-678');
      expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7);
    });
  });
});

test('one screen under two addresses, with metadata and structured data', { tag: ['@desktop', '@facts'] }, async ({
  page,
  request,
}) => {
  for (const address of [path, '/Promotion/Customer']) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${siteFacts.origin}${path}"`);
    expect(html).toContain(`"tourBookingPage":"${siteFacts.origin}${path}"`);
    expect(html).toContain('"@type":"BreadcrumbList"');
  }
  await page.goto('/Promotion/Customer');
  await expect(customerForm(page).name).toBeVisible();
  await expect(page).toHaveTitle('방문예약 – 원하시는 날과 문의 남기기 | 둔산 리버뷰');
});
