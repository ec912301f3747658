/** Words of the page banner. */
export const banner = {
  submenu: (group: string) => `${group} 하위 메뉴`,
} as const;
