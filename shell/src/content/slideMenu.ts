/** Words of the menu on phones. */
export const slideMenu = {
  label: '전체 메뉴',
  nav: '모바일 메뉴',
  visit: '방문예약',
  visitNote: '모델하우스 위치를 문자로 보내드립니다',
  interest: '관심고객 등록',
} as const;
