/** What a new page says until its team writes its own words. */
export const firstWords = (title: string) => ({
  title: '준비하고 있습니다',
  lead: `${title} 화면의 내용을 준비하고 있습니다. 확정되는 대로 이곳에 공개합니다.\n그 전에 궁금한 점은 전화로 문의해 주시면 전문상담원이 안내해 드립니다.`,
  action: '처음 화면 보기',
});

/** What search engines are told of it until then. */
export const firstDescription = (title: string) =>
  `${title}에 관한 안내를 준비하고 있습니다. 확정되는 대로 이 페이지에 공개합니다.`;
