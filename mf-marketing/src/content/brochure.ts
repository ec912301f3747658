/** What the brochure says beside what pages say. */
export const brochureContent = {
  title: (project: string) => `${project} 안내 책자`,
  heading: '안내 책자',
  download: '분양 안내 책자',
  chosen: '고른 타입만 받기',
  type: (label: string) => `${label} 타입 안내`,
  lead: '평면과 인테리어, 입지와 유의사항을 A4로 모았습니다. 화면 낭독 프로그램으로도 읽으실 수 있습니다.',
  /** Where it says what it leaves open, and what it calls itself. */
  where: '홈페이지에',
  medium: '안내 책자',
  foot: (project: string, phone: string) => `${project} · 상담 ${phone}`,
  bookmarks: {
    cover: '표지',
    overview: '사업개요',
    location: '입지안내',
    schedule: '분양일정',
    notices: '꼭 확인해 주세요',
  },
} as const;
