/** The two screens that every page is made for, as options of a browser's context. */
export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

/** The visitors' language and clock. */
export const visitors = { locale: 'ko-KR', timezoneId: 'Asia/Seoul' } as const;
