import type { Facts } from '@platform/contract';

/** The page of one visit, and the form for browsers without scripts. */
export const visitPages = {
  title: '방문 시간',
  bookTitle: '방문예약',
  bookLead: '비어 있는 시간을 골라 예약하시면 바로 확정됩니다.',
  none: '지금 예약하실 수 있는 시간이 없습니다. 방문하실 날은 전화로 상의해 정해 드립니다.',
  backToForm: '방문예약 화면으로',
  slot: '방문 시간',
  choose: '시간을 골라 주세요',
  name: '이름',
  phone: '연락처',
  left: (count: number) => `${count}자리 남음`,
  full: '마감, 대기 신청',
  book: '이 시간으로 예약하기',
  change: '시간 바꾸기',
  changeTitle: '다른 시간으로 바꾸기',
  cancelTitle: '방문하기 어려워지셨나요?',
  cancel: '방문 취소하기',
  calendar: '캘린더에 저장',
  home: '홈으로',
  required: '필수',
  optional: '선택',
  /** Of the optional items: nobody has to book a time to be called. */
  forTheTime: '시간 예약에 필요',
  said: {
    full: '고르신 시간은 방금 자리가 찼습니다. 지금 예약은 그대로 두었습니다.',
    closed: '고르신 시간은 지금 예약을 받지 않습니다. 다른 시간을 골라 주세요.',
    consent: '방문 시간을 예약하려면 아래 두 가지에 동의해 주세요.',
    slot: '방문 시간을 골라 주세요.',
  },
  call: '전화로도 바꾸거나 취소하실 수 있습니다.',
  trap: '비워 두세요',
  link: '방문 시간 바꾸기·취소',
  pick: '방문 시간 고르기',
} as const;

export type Said = keyof typeof visitPages.said;

/** What a calendar shows: a model house only where there is one. */
export const calendarWords = ({
  projectName,
  modelHouseAddress,
}: Pick<Facts, 'projectName' | 'modelHouseAddress'>): string =>
  `${projectName} ${modelHouseAddress === null ? '방문' : '모델하우스 방문'}`;
