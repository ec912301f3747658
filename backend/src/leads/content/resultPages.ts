/** The pages that answer a form sent without JavaScript, and the link by which a consent is withdrawn. */
export const resultPages = {
  done: {
    title: '등록이 완료되었습니다',
    message: '✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다',
    advice: '',
    link: '홈으로',
  },
  invalid: {
    title: '입력하신 내용을 확인해 주세요',
    message: '❌ 등록에 실패했습니다. 다시 시도해주세요.',
    advice: '브라우저의 뒤로 가기를 누르시면 적으신 내용이 그대로 남아 있습니다.',
    link: '다시 작성하기',
  },
  busy: {
    title: '잠시 후 다시 시도해 주세요',
    message: '⚠️ 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
    advice: '브라우저의 뒤로 가기를 누르시면 적으신 내용이 그대로 남아 있습니다.',
    link: '다시 작성하기',
  },
  withdraw: {
    title: '동의를 철회하고 정보를 지우시겠습니까?',
    message: '남겨 주신 이름과 연락처를 비롯한 모든 내용을 바로 지웁니다. 지운 뒤에는 되돌릴 수 없습니다.',
    advice: '이 등록으로 예약하신 방문도 함께 취소되며, 상담 안내를 받으실 수 없게 됩니다.',
    button: '동의 철회하고 삭제하기',
    link: '그대로 두고 홈으로',
  },
  withdrawn: {
    title: '정보를 모두 지웠습니다',
    message: '동의가 철회되어 남겨 주신 정보를 모두 지웠습니다.',
    advice: '다시 상담을 원하시면 언제든지 새로 등록하실 수 있습니다.',
    link: '홈으로',
  },
  unknown: {
    title: '등록을 찾을 수 없습니다',
    message: '주소가 올바르지 않거나, 보관 기간이 지나 이미 지워진 등록입니다.',
    advice: '문자나 등록 완료 화면에서 받으신 주소가 중간에 잘리지 않았는지 확인해 주세요.',
    link: '홈으로',
  },
} as const;

/** The way to withdraw, on the page that says a native post is done. */
export const doneWithdrawal = {
  before: '마음이 바뀌시면 언제든지 동의를 철회하고 남기신 정보를 지우실 수 있습니다.',
  link: '동의 철회하고 정보 삭제하기',
} as const;

const book = '전화로도 예약하실 수 있습니다.';
const withdraw = '전화로도 철회하실 수 있습니다.';

/** What stands above the phone number of each page. */
export const callInstead = {
  done: book,
  invalid: book,
  busy: book,
  withdraw,
  withdrawn: book,
  unknown: withdraw,
} as const satisfies Record<keyof typeof resultPages, string>;
