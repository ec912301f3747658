/** Words of the document head that no page sets. */
export const head = {
  /** By a page's language; the site's own where it says none. */
  locales: { ko: 'ko_KR', en: 'en_US', 'zh-Hans': 'zh_CN' } as Readonly<Record<string, string>>,
  shareImageAlt: (projectName: string) => `해 질 무렵 강 건너에서 바라본 ${projectName}`,
} as const;
