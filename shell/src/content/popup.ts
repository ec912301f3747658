/** Words of the popup's frame. */
export const popup = {
  title: '관심고객 등록',
  close: '닫기',
  line: ['궁금한 것은', '편하게 물어보세요'],
} as const;
