/** Words of the bar at the bottom edge of phones. */
export const floatingBar = {
  label: '관심고객 등록과 전화상담',
  register: '관심고객 등록',
  call: '전화상담',
} as const;
