/** Words of the page banner. */
export const banner = {
  submenu: (heading: string) => `${heading} 하위 메뉴`,
} as const;
