/** Words of the times that the desk offers: only the page that books one has them. */
export const slotWords = {
  label: '방문 시간',
  day: '방문일',
  optional: '선택',
  choose: '골라 주세요',
  book: '비어 있는 시간을 보고 예약하기',
  left: (count: number) => `${count}자리`,
  full: '마감, 대기 신청',
  /** Whatever is wrong with it. */
  problem: '방문 시간을 다시 골라 주세요.',
} as const;
