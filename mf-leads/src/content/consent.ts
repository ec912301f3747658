import type { Facts } from '@platform/contract';
import type { ConsentVersion } from '@riverview/site/consentVersions';
import type { LeadForm } from '@riverview/site/lead';

/**
 * Version of the two consents below; it travels with every lead. Whoever changes a word of them changes it, to the day of
 * the change: `consent.test.ts` holds the fingerprint of the text it stands for.
 */
export const consentVersion = '2026-11-20' satisfies ConsentVersion;

interface ConsentText {
  readonly label: string;
  readonly terms: (facts: Facts, form: LeadForm) => readonly { readonly term: string; readonly text: string }[];
}

const collected = {
  interest: '이름, 연락처',
  reservation: '이름, 연락처, (선택) 문의 내용',
  customer: '이름, 연락처, (선택) 생년월일, 문의 내용',
} as const satisfies Record<LeadForm, string>;

/** The consent without which there is no lead. */
export const privacyConsent = {
  label: '개인정보 수집·이용에 동의합니다',
  terms: ({ leads }, form) => [
    { term: '수집 목적', text: '분양 상담과 방문예약 안내' },
    { term: '수집 항목', text: collected[form] },
    { term: '보유 기간', text: `동의일로부터 ${leads.retention}, 동의를 철회하시면 바로 파기` },
    { term: '거부 권리', text: '동의하지 않으실 수 있으며, 이 경우 상담 접수가 제한됩니다' },
  ],
} as const satisfies ConsentText;

/** The separate consent to marketing messages. */
export const marketingConsent = {
  label: '분양 소식 등 마케팅 정보를 문자로 받겠습니다',
  terms: ({ leads }) => [
    { term: '이용 목적', text: '분양 소식과 행사 안내 문자 발송' },
    { term: '이용 항목', text: '이름, 연락처' },
    { term: '보유 기간', text: `동의일로부터 ${leads.retention}, 동의를 철회하시면 바로 중단` },
    { term: '거부 권리', text: '동의하지 않으셔도 상담과 방문예약에는 아무 제한이 없습니다' },
  ],
} as const satisfies ConsentText;

/** Words around the consents. */
export const consentWords = {
  legend: '동의',
  required: '(필수)',
  optional: '(선택)',
  more: '내용 보기',
} as const;
