/** Words of the document head that no page sets. */
export const head = {
  shareImageAlt: (projectName: string) => `해 질 무렵 강 건너에서 바라본 ${projectName}`,
} as const;
