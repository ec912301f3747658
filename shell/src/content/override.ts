/** Words of the notice on a page that shows a module another way. */
export const override = {
  shown: (module: string, until: string) => `미리보기: ${module}의 다른 판 (${until}까지)`,
  leave: '원래 화면 보기',
} as const;
