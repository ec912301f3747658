/** What a form says before anything is sent. */
export interface FormWords {
  /** What the form is called for those who hear it. */
  readonly label: string;
  readonly submit: string;
  readonly submitting: string;
}

const submitting = '등록 중...';

/** Pressed without a connection, before the form's scripts are there. */
export const offlineWords =
  '인터넷에 연결되어 있지 않아 아직 보내지 못했습니다. 이 화면을 열어 두시면 다시 연결될 때 보내 드립니다. 급하시면 전화로 알려 주세요.';

/** Where nothing may be collected yet: nobody answers for it by name. */
export const byPhone = {
  lead: '온라인 등록을 준비하고 있습니다. 지금은 전화로 상담과 방문예약을 받습니다.',
  call: '전화 상담',
} as const;

/** A visit is reserved: the customer page and the form of the home page. */
export const visitWords = {
  label: '방문예약',
  submit: '방문예약 신청',
  submitting,
} as const satisfies FormWords;

/** The interest popup. */
export const interestWords = {
  label: '관심고객 등록',
  lead: '이름과 연락처를 남겨 주시면 전문상담원이 전화로 상담해 드립니다.',
  submit: '등록하기',
  submitting,
} as const satisfies FormWords & { readonly lead: string };
