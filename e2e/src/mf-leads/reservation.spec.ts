import { expect, hydrated, test } from '../sharedPage';
import { reservationForm } from './formOnPage';
import { freshPhone, leadsOf } from './inbox';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
});

test('the home page takes a reservation', { tag: '@facts' }, async ({ page, request }) => {
  const form = reservationForm(page);
  const phone = freshPhone();
  await form.name.scrollIntoViewIfNeeded();
  await form.fillIn(phone);
  await form.message.fill('142A를 보고 싶습니다');
  await form.details.check();
  await form.submit.click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다');
  await expect(status).toBeInViewport();
  await expect(form.name).toHaveValue('');
  expect(await leadsOf(request, phone)).toMatchObject([
    { form: 'reservation', page: '/', message: '142A를 보고 싶습니다', birthday: null },
  ]);
});

test('the phone has the pattern of the specification and its hint, the message five rows', { tag: '@desktop' }, async ({
  page,
}) => {
  const form = reservationForm(page);
  const pattern = await form.phone.getAttribute('pattern');
  const rule = new RegExp(`^(?:${pattern})$`, 'v');
  for (const number of ['01012345678', '010-1234-5678', '010 1234 5678', '011-123-4567']) expect(number).toMatch(rule);
  for (const number of ['02-123-4567', '0101234', '010-1234-56789']) expect(number).not.toMatch(rule);
  await expect(form.phone).toHaveAccessibleDescription('01012345678 또는 010-1234-5678');
  await expect(form.message).toHaveAttribute('rows', '5');
  await expect(form.message).not.toHaveAttribute('required');
});

test('wheel and keys in a field belong to the field', { tag: '@desktop' }, async ({ page }) => {
  // The home page is stacked there.
  const form = reservationForm(page);
  await form.message.scrollIntoViewIfNeeded();
  await form.message.focus();
  const before = await form.message.boundingBox();
  await page.keyboard.type('첫째 줄');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(form.message).toHaveValue('첫째 줄 ');
  expect((await form.message.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
