/** Words of the footer. */
export const footer = {
  visit: '방문예약',
  phone: '대표번호',
  disclaimer:
    '본 홈페이지의 사진과 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다. 주변 개발계획은 인허가 과정과 정부 정책에 따라 변경되거나 연기, 취소될 수 있습니다.',
  builder: '시공',
  trustee: '시행·수탁',
  links: '바로가기',
  familySite: 'FAMILY SITE',
  newWindow: '새 창',
  copyright: (year: number, projectName: string) => `© ${year} ${projectName}`,
} as const;
