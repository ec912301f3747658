import type { Facts } from '@platform/contract';
import type { ConsentVersion } from '@riverview/site/consentVersions';

/** Words of the popup frame and of the plain form that stands in for the interest form. */
export const popup = {
  title: '관심고객 등록',
  close: '닫기',
  line: ['강가의 소식을', '가장 먼저'],
  loading: '등록 양식을 불러오고 있습니다',
  standIn: {
    lead: '이름과 연락처를 남겨 주시면 분양 소식을 먼저 전해 드립니다. 전화로도 바로 상담하실 수 있습니다.',
    name: '이름',
    phone: '연락처',
    phoneExample: '010-1234-5678',
    phoneHint: '휴대전화 번호를 01012345678 또는 010-1234-5678처럼 적어 주세요',
    /** Travels with the lead: what exactly was agreed to. A change of the terms below is a new version. */
    consentVersion: 'stand-in-2026-11-20' satisfies ConsentVersion,
    consentMark: '(필수)',
    consent: '개인정보 수집·이용에 동의합니다',
    consentMore: '내용 보기',
    consentTerms: (facts: Facts) => [
      { term: '수집 목적', text: '분양 상담과 방문예약 안내' },
      { term: '수집 항목', text: '이름, 연락처' },
      { term: '보유 기간', text: `동의일로부터 ${facts.leads.retention}, 동의를 철회하시면 바로 파기` },
      { term: '거부 권리', text: '동의하지 않으실 수 있으며, 이 경우 상담 접수가 제한됩니다' },
    ],
    honeypot: '비워 두세요',
    submit: '등록하기',
  },
} as const;
