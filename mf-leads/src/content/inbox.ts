import type { LeadForm } from '@riverview/site/lead';

/** Words of the administrator's inbox. */
export const inbox = {
  signIn: {
    title: '관리자 로그인',
    email: '이메일',
    password: '비밀번호',
    submit: '로그인',
    submitting: '로그인 중...',
    failed: '로그인 실패: ',
    expired: '로그인 시간이 지났습니다. 다시 로그인해 주세요.',
    signedOutHere:
      '이 기기에서만 로그아웃했습니다. 서버에 연결하지 못해 다른 기기의 로그인은 그대로입니다. 다시 로그인한 뒤 로그아웃하면 모두 끝납니다.',
    reasons: {
      INVALID_LOGIN_CREDENTIALS: '이메일 또는 비밀번호를 확인해 주세요.',
      INVALID_EMAIL: '이메일 주소를 확인해 주세요.',
      MISSING_PASSWORD: '비밀번호를 입력해 주세요.',
      USER_DISABLED: '사용이 중지된 계정입니다.',
      TOO_MANY_ATTEMPTS_TRY_LATER: '시도가 너무 많았습니다. 잠시 후 다시 시도해 주세요.',
      NOT_ADMINISTRATOR: '관리자 계정이 아닙니다.',
      NETWORK: '서버에 연결하지 못했습니다.',
    } as Readonly<Record<string, string>>,
    unknown: '잠시 후 다시 시도해 주세요.',
  },
  welcome: '님, 환영합니다',
  signOut: '로그아웃',
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
  birthday: '생년월일',
  consent: '수집·이용 동의',
  marketing: '마케팅 수신 동의',
  deleteAfter: '파기 예정일',
  sms: { pending: '안내 문자 발송 대기', sent: '안내 문자 발송', failed: '안내 문자 발송 실패' },
  handle: '처리 완료로 표시',
  reopen: '미처리로 되돌리기',
  remove: '삭제',
  removeSure: '정말 삭제할까요?',
  removeYes: '삭제합니다',
  removeNo: '취소',
  handledAt: '처리',
} as const;
