import type { ConsentVersion } from './consentVersions';
import type { Facts } from './facts';
import { type LeadForm, optionalItems } from './leadFields';

/**
 * Version of the consents below; it travels with every lead. Whoever changes a word of them changes it, to the day of the
 * change: `consents.test.ts` compares them with what is kept in `site/consents`.
 */
export const consentVersion = '2026-11-23' satisfies ConsentVersion;

/** A consent as it stands in a form. What is asked for is said in the open, the rest one line further. */
export interface Consent {
  /** The field that carries it. */
  readonly name: 'consent' | 'details' | 'marketing';
  readonly required: boolean;
  readonly label: string;
  /** Purpose and period: 개인정보 보호법 시행령 제17조 제3항 wants them to stand out. */
  readonly open: readonly ConsentTerm[];
  readonly more: readonly ConsentTerm[];
}

interface ConsentTerm {
  readonly term: string;
  readonly text: string;
}

const itemNames = {
  visitDay: '희망 방문일',
  visitPart: '희망 시간대',
  /** A day and a time: both are named above. */
  visitSlot: null,
  birthday: '생년월일',
  message: '문의 내용',
} as const;

const purposes = {
  interest: '분양 상담 전화',
  reservation: '분양 상담 전화와 방문예약 안내 문자',
  customer: '분양 상담 전화와 방문예약 안내 문자',
} as const satisfies Record<LeadForm, string>;

/** The consents of a form: what it cannot do without, its optional items, and marketing, each for itself. */
export function consentsOf(form: LeadForm, { leads, privacy }: Pick<Facts, 'leads' | 'privacy'>): readonly Consent[] {
  const optional = optionalItems[form].map((item) => itemNames[item]).filter((item) => item !== null);
  const collector = { term: '수집하는 곳', text: privacy.controller?.name ?? '개인정보처리자 (추후 공개)' };
  const open = (purpose: string) => [
    { term: '목적', text: purpose },
    { term: '보유 기간', text: `동의일부터 ${leads.retention}` },
  ];
  const withdrawal = { term: '철회', text: '언제든지 철회하실 수 있으며, 철회하시면 기간이 남았더라도 바로 지웁니다' };
  const details: Consent = {
    name: 'details',
    required: false,
    label: `${optional.join('·')}의 수집·이용에 동의합니다`,
    open: open('적어 주신 내용에 맞춘 분양 상담'),
    more: [
      collector,
      { term: '수집 항목', text: optional.join(', ') },
      withdrawal,
      { term: '거부 권리', text: '동의하지 않고 비워 두셔도 상담과 방문예약에는 아무 제한이 없습니다' },
    ],
  };
  return [
    {
      name: 'consent',
      required: true,
      label: '개인정보 수집·이용에 동의합니다',
      open: open(purposes[form]),
      more: [
        collector,
        { term: '수집 항목', text: '이름, 연락처' },
        withdrawal,
        {
          term: '거부 권리',
          text: '동의하지 않으실 수 있으며, 이 경우 온라인으로는 등록하실 수 없고 전화로 상담하실 수 있습니다',
        },
      ],
    },
    ...(optional.length > 0 ? [details] : []),
    {
      name: 'marketing',
      required: false,
      label: '분양 소식 등 광고성 정보를 문자로 받는 데 동의합니다',
      open: open('분양 소식과 행사 안내 등 홍보 문자 발송, 광고·홍보 경로의 효과 확인'),
      more: [
        collector,
        {
          term: '수집·이용 항목',
          text: '이름, 연락처, 홈페이지를 찾아오신 경로(링크에 표시된 출처, 이전 사이트의 이름, 처음 보신 페이지)',
        },
        { ...withdrawal, text: '언제든지 철회하실 수 있으며, 철회하시면 문자를 바로 중단합니다' },
        { term: '거부 권리', text: '동의하지 않으셔도 상담과 방문예약에는 아무 제한이 없습니다' },
      ],
    },
  ];
}
