import type { LeadForm } from '@riverview/site/leadFields';

/** Words of the administrator's inbox. */
export const inbox = {
  waitingForSignIn: '로그인 화면을 불러오고 있습니다. 잠시 뒤에도 그대로이면 새로고침해 주세요.',
  notAllowed: '이 계정으로는 접수 내역을 볼 수 없습니다. 로그아웃한 뒤 관리자 계정으로 다시 로그인해 주세요.',
  title: '접수 내역',
  search: '이름, 연락처, 문의 내용 검색',
  states: [
    { id: 'open', label: '미처리' },
    { id: 'handled', label: '처리 완료' },
    { id: 'all', label: '전체' },
  ],
  statesLabel: '처리 상태',
  export: 'CSV 내려받기',
  removeExpired: '보유 기간 지난 정보 지우기',
  removedExpired: (count: number) =>
    count > 0 ? `보유 기간이 지난 ${count}건을 지웠습니다.` : '보유 기간이 지난 정보가 없습니다.',
  loading: '불러오는 중...',
  empty: '조건에 맞는 접수가 없습니다.',
  failed: '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  more: '더보기',
  forms: { interest: '관심고객 등록', reservation: '방문예약 (홈)', customer: '방문예약' } satisfies Record<
    LeadForm,
    string
  >,
  visit: '희망 방문',
  birthday: '생년월일',
  consent: '수집·이용 동의',
  details: '선택 항목 동의',
  marketing: '광고성 정보 수신 동의',
  receipt: '접수번호',
  release: '릴리스',
  deleteAfter: '파기 예정일',
  sms: { pending: '안내 문자 발송 대기', sent: '안내 문자 발송', failed: '안내 문자 발송 실패' },
  channels: { webhook: '웹훅', mail: '메일', sms: '문자', kakao: '알림톡' },
  noticed: { pending: '알림 대기', sent: '알림 보냄', dead: '알림 실패' },
  handle: '처리 완료로 표시',
  reopen: '미처리로 되돌리기',
  history: '이 번호의 접수 모두',
  remove: '삭제',
  removeSure: '정말 삭제할까요?',
  removeYes: '삭제합니다',
  removeNo: '취소',
  handledAt: '처리',
} as const;
