/** Words around the sources of a page. */
export const sourceWords = {
  title: '출처와 기준일',
  /** `2026년 11월 22일 확인` */
  read: (date: string) => `${date} 확인`,
  summary: '이 안내는 이해를 돕기 위해 요약한 것입니다.',
  decides: '청약과 계약의 모든 기준은 입주자모집공고가 정하며, 내용이 다르면 공고가 우선합니다.',
} as const;
