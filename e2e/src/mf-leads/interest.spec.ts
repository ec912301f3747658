import type { Page } from '@playwright/test';
import { expect, expectComplaints, hydrated, test } from '../sharedPage';
import { ownersPhone, phoneLink } from '../site/phone';
import { interestForm } from './formOnPage';
import { freshPhone, leadsOf } from './inbox';

const popup = (page: Page) => page.getByRole('dialog', { name: '관심고객 등록' });

async function open(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: '관심고객 등록' }).click();
  await expect(interestForm(page).name).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/Privacy');
  await hydrated(page);
});

test('asks for name and phone only; the result takes the place of the form until it is closed', {
  tag: '@facts',
}, async ({ page, request }) => {
  const phone = freshPhone();
  await open(page);
  const form = interestForm(page);
  await expect(form.form.getByRole('textbox')).toHaveCount(2);
  await form.fillIn(phone);
  await form.submit.click();
  const status = popup(page).getByRole('status');
  await expect(status).toHaveText('등록이 완료되었습니다. 곧 전문상담원이 연락드리겠습니다.');
  await expect(status.getByRole('heading')).toBeFocused();
  await expect(form.form).toHaveCount(0);
  await popup(page).getByRole('button', { name: '닫기' }).last().click();
  await expect(popup(page)).toBeHidden();
  expect(await leadsOf(request, phone)).toMatchObject([
    {
      form: 'interest',
      opener: 'footer',
      page: '/Privacy',
      arrival: null,
      sms: null,
      marketing: null,
    },
  ]);
  await open(page);
  await expect(form.name).toHaveValue('');
});

test('an error: the message, another attempt, the phone; what was typed is there when it is opened again', {
  tag: '@desktop',
}, async ({ page, request, problems }) => {
  const phone = freshPhone();
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: '' }));
  await open(page);
  const form = interestForm(page);
  await form.fillIn(phone);
  await form.submit.click();
  await expect(popup(page).getByRole('alert')).toHaveText('등록에 실패했습니다. 다시 시도해 주세요.');
  await expect(popup(page).getByRole('link', { name: ownersPhone })).toHaveAttribute('href', phoneLink);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await open(page);
  await expect(form.name).toHaveValue('김하늘');
  await expect(form.phone).toHaveValue(phone);
  await expect(form.form.getByRole('alert')).toContainText('앞서 등록하신 내용을 아직 보내지 못해');

  await form.consent.check();
  await form.submit.click();
  await expect(popup(page).getByRole('button', { name: '다시 시도' })).toBeVisible();
  await page.unroute('**/api/leads');
  await popup(page).getByRole('button', { name: '다시 시도' }).click();
  await expect(popup(page).getByRole('status')).toContainText('등록이 완료되었습니다.');
  expect(await leadsOf(request, phone)).toHaveLength(1);
  expectComplaints(problems);
});

test('no answer: the message', { tag: '@desktop' }, async ({ page, problems }) => {
  await page.route('**/api/leads', (route) => route.abort());
  await open(page);
  await interestForm(page).fillIn('010-1234-5678');
  await interestForm(page).submit.click();
  await expect(popup(page).getByRole('alert')).toHaveText('오류가 발생했습니다. 잠시 후 다시 시도해 주세요.');
  expectComplaints(problems);
});

test('Tab stays inside, Back closes it and stays on the page', async ({ page, width }) => {
  await open(page);
  if (width === 'desktop') {
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press('Tab');
      expect(await popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  }
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL('/Privacy');
});

test('mistakes take the focus inside the popup', async ({ page }) => {
  await open(page);
  const form = interestForm(page);
  await form.submit.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription('이름을 입력해 주세요.');
  await expect(form.consent).toHaveAccessibleDescription(/개인정보 수집·이용에 동의해 주세요\./);
});
