import type { Locator, Page } from '@playwright/test';

/** The parts of a form of leads, by their names as a screen reader says them. */
export function formOnPage(
  page: Page,
  label: string,
): {
  readonly form: Locator;
  readonly name: Locator;
  readonly phone: Locator;
  readonly birthday: Locator;
  readonly message: Locator;
  readonly consent: Locator;
  /** The consent to optional items, in sight once one is typed. */
  readonly details: Locator;
  readonly marketing: Locator;
  readonly submit: Locator;
  fillIn(phone: string): Promise<void>;
} {
  const form = page.getByRole('form', { name: label, exact: true });
  const name = form.getByRole('textbox', { name: '이름' });
  const phone = form.getByRole('textbox', { name: '연락처' });
  const consent = form.getByRole('checkbox', { name: '(필수) 개인정보 수집·이용에 동의합니다' });
  return {
    form,
    name,
    phone,
    birthday: form.getByRole('textbox', { name: '생년월일' }),
    message: form.getByRole('textbox', { name: '문의 내용' }),
    consent,
    details: form.getByRole('checkbox', {
      name: /^\(선택\) (?:희망 방문일·희망 시간대·생년월일·)?문의 내용의 수집·이용에 동의합니다$/,
    }),
    marketing: form.getByRole('checkbox', { name: '(선택) 분양 소식 등 광고성 정보를 문자로 받는 데 동의합니다' }),
    submit: form.getByRole('button', { name: /등록하기|방문예약 신청|등록 중/ }),
    async fillIn(number) {
      await name.fill('김하늘');
      await phone.pressSequentially(number.replaceAll('-', ''));
      await consent.check();
    },
  };
}

export const customerForm = (page: Page) => formOnPage(page, '방문예약');
export const reservationForm = (page: Page) => formOnPage(page, '방문예약');
export const interestForm = (page: Page) => formOnPage(page, '관심고객 등록');
