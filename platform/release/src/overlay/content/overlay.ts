/** Words of the overlay, for those who look at a preview. */
export const overlayWords = {
  title: '미리보기',
  toggle: '영역 보기 (Alt+M)',
  leave: '원래 화면 보기',
  errors: '오류',
  largest: 'LCP',
  shifted: 'CLS',
} as const;
