/** Left side of the customer page. */
export const customerPage = {
  heading: ['궁금한 것은 무엇이든', '편하게 물어보세요'],
  blurb: ['남겨 주신 문의에는 빠르게 답변해 드립니다.', '등록하시면 분양 소식도 먼저 받아보실 수 있습니다.'],
  pictureAlt: (projectName: string) =>
    `저녁 불빛이 켜진 ${projectName}의 외관. 이해를 돕기 위한 이미지로 실제와 다를 수 있습니다.`,
  note: '본 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.',
} as const;
