/** What a form says of a submission. */
export interface FormWords {
  /** What the form is called for those who hear it. */
  readonly label: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: string;
  /** The endpoint answered, but not with success. */
  readonly failed: string;
  /** There was no answer. */
  readonly unreachable: string;
  /** After `failed` and `unreachable`: what happens to what was typed. */
  readonly kept: string;
  /** The same while the device is offline. */
  readonly keptOffline: string;
  /** On a later page, while a lead of this form still waits. */
  readonly waiting: string;
}

const kept = {
  submitting: '등록 중...',
  kept: '적어 주신 내용은 이 기기에 보관하고 있으며, 연결되는 대로 자동으로 보내 드립니다.',
  keptOffline:
    '인터넷에 연결되어 있지 않습니다. 적어 주신 내용은 이 기기에 보관하고 있으며, 다시 연결되면 자동으로 보내 드립니다.',
  waiting: '앞서 등록하신 내용을 아직 보내지 못해 이 기기에 보관하고 있습니다. 연결되는 대로 자동으로 보내 드립니다.',
} as const;

/** The customer page and the form of the home page. */
export const visitWords = {
  ...kept,
  label: '방문예약과 관심고객 등록',
  submit: '등록하기',
  done: '✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다',
  failed: '❌ 등록에 실패했습니다. 다시 시도해주세요.',
  unreachable: '⚠️ 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
} as const satisfies FormWords;

/** The form of the home page. */
export const reservationWords = {
  ...visitWords,
  label: '방문예약',
  submit: '방문예약 신청',
} as const satisfies FormWords;

/** The interest popup. */
export const interestWords = {
  ...kept,
  label: '관심고객 등록',
  lead: '이름과 연락처를 남겨 주시면 분양 소식을 먼저 전해 드립니다.',
  submit: '등록하기',
  done: '등록이 완료되었습니다. 곧 전문상담원이 연락드리겠습니다.',
  failed: '등록에 실패했습니다. 다시 시도해 주세요.',
  unreachable: '오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  close: '닫기',
  retry: '다시 시도',
  call: '전화로 바로 상담하기',
} as const satisfies FormWords & Readonly<Record<string, string>>;
