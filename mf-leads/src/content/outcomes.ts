import type { LeadForm } from '@riverview/site/leadFields';

/** What a form says of a submission. */
export interface OutcomeWords {
  readonly done: string;
  /** The endpoint answered, but not with success. */
  readonly failed: string;
  /** There was no answer. */
  readonly unreachable: string;
  /** After `failed` and `unreachable`: what happens to what was typed. */
  readonly kept: string;
  /** The same while the device is offline. */
  readonly keptOffline: string;
  /** On a later page, or once something else is typed, while a lead of this form still waits. */
  readonly waiting: string;
  /** In place of the three above where the browser stored nothing. */
  readonly unsafe: string;
  /** Whose leads wait. */
  readonly list: (who: readonly string[]) => string;
  /** Leaves the page with the lead, where nothing else works. */
  readonly sendNatively: string;
  readonly call: string;
  /** After success: the way to take it back. */
  readonly withdraw: string;
}

const kept = {
  kept: '적어 주신 내용은 이 기기에 보관하고 있으며, 이 화면이 열려 있는 동안과 다음에 방문하실 때 자동으로 다시 보내 드립니다.',
  keptOffline:
    '인터넷에 연결되어 있지 않습니다. 적어 주신 내용은 이 기기에 보관하고 있으며, 다시 연결되면 자동으로 보내 드립니다.',
  waiting: '앞서 등록하신 내용을 아직 보내지 못해 이 기기에 보관하고 있습니다. 연결되는 대로 자동으로 보내 드립니다.',
  unsafe:
    '이 기기에 보관하지 못했습니다. 이 화면을 닫으면 적어 주신 내용이 사라질 수 있습니다. 열어 두시면 계속 다시 보내 드리며, 급하시면 전화로 알려 주세요.',
  list: (who: readonly string[]) => `보내지 못한 등록: ${who.join(', ')}`,
  sendNatively: '다른 방법으로 보내기',
  call: '전화로 바로 상담하기',
  withdraw: '동의 철회',
} as const;

/** Words of the delivery that are the same in every form. */
export const formWords = {
  /** A person as the next one at the same device may see them: `김○○ 님(끝번호 78)`. */
  masked: (name: string, phone: string) => `${[...name][0]}○○ 님(끝번호 ${phone.slice(-2)})`,
} as const;

/** After a success. */
export const nextSteps = {
  steps: ['전문상담원이 남겨 주신 번호로 전화드립니다.', '궁금하신 내용을 상담하고 방문하실 날을 함께 정합니다.'],
  /** The same where a time is booked, or waited for. */
  heldSteps: ['전문상담원이 남겨 주신 번호로 전화드립니다.', '예약하신 시간은 문자로도 알려 드립니다.'],
  changeVisit: '방문 시간 바꾸기·취소',
  pickVisit: '방문 시간 고르기',
  meanwhile: '먼저 통화를 원하시면',
  backTo: (heading: string) => `보시던 ${heading} 다시 보기`,
} as const;

const visit: OutcomeWords = {
  ...kept,
  done: '✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다',
  failed: '❌ 등록에 실패했습니다. 다시 시도해주세요.',
  unreachable: '⚠️ 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
};

/** Buttons of the popup's result. */
export const interestResult = {
  close: '닫기',
  retry: '다시 시도',
} as const;

/** What each form says of a submission, and of what waits. */
export const outcomes: Readonly<Record<LeadForm, OutcomeWords>> = {
  customer: visit,
  reservation: visit,
  interest: {
    ...kept,
    done: '등록이 완료되었습니다. 곧 전문상담원이 연락드리겠습니다.',
    failed: '등록에 실패했습니다. 다시 시도해 주세요.',
    unreachable: '오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  },
};
