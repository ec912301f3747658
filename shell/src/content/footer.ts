import { pictureNotice } from '@riverview/site/pictureNotice';

/** Words of the footer. */
export const footer = {
  register: '관심고객 등록',
  phone: '대표번호',
  channel: '카카오톡 상담',
  disclaimer: `본 홈페이지에 실린 것은 ${pictureNotice} 조망은 동·층·호수에 따라 다르며, 주변 개발계획은 인허가 과정과 정부 정책에 따라 변경되거나 연기, 취소될 수 있습니다.`,
  /** While there is no recruitment notice. */
  before: '입주자모집공고 전의 사전 홍보이며, 공급 조건은 입주자모집공고로 확정됩니다.',
  notices: '유의사항 모두 보기',
  builder: '시공',
  trustee: '시행·수탁',
  agency: { role: '분양대행', name: '분양대행사 (추후 공개)' },
  registered: (name: string, registration: string) => `${name} (등록번호 ${registration})`,
  links: '바로가기',
  familySite: 'FAMILY SITE',
  newWindow: '새 창',
  copyright: (year: number, projectName: string) => `© ${year} ${projectName}`,
} as const;
