/** Words of the page behind an unknown address. */
export const notFound = {
  title: 'Not Found',
  lead: ['찾으시는 페이지가 없습니다.', '주소가 바뀌었거나 잘못 입력되었을 수 있습니다.'],
  description: '찾으시는 페이지가 없습니다. 주소가 바뀌었거나 잘못 입력되었을 수 있습니다.',
  home: '홈으로',
  visit: '방문예약',
} as const;
