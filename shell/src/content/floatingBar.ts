/** Words of the bar at the bottom edge of phones. */
export const floatingBar = {
  label: '방문예약과 전화상담',
  visit: '방문예약',
  call: '전화상담',
} as const;
