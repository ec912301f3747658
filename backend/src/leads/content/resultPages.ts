/** The pages that answer a form sent without JavaScript. */
export const resultPages = {
  done: {
    title: '등록이 완료되었습니다',
    message: '✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다',
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
  call: '전화로도 예약하실 수 있습니다.',
} as const;
