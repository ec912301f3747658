/** Words of the header and of the strip above it. */
export const header = {
  skip: '본문 바로가기',
  strip: (projectName: string) => `${projectName} 방문예약을 받고 있습니다`,
  stripLabel: '방문예약 안내',
  stripAction: '방문예약',
  home: (projectName: string) => `${projectName} 홈`,
  nav: '주 메뉴',
  consult: '모바일 상담',
  phone: (phone: string) => `${phone} 관심고객 등록`,
  call: (phone: string) => `전화 상담 ${phone}`,
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
} as const;
