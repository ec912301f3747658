/** Top-level items of the navigation, in order. A page joins one with `menu.group`. */
export const menuGroups = [
  { id: 'brand', label: '브랜드', inHeader: true },
  { id: 'business', label: '사업안내', inHeader: true },
  { id: 'location', label: '입지환경', inHeader: true },
  { id: 'complex', label: '단지안내', inHeader: true },
  { id: 'units', label: '세대안내', inHeader: true },
  { id: 'interior', label: '인테리어', inHeader: true },
  { id: 'sales', label: '분양안내', inHeader: true, inFooter: true },
  { id: 'promotion', label: '홍보센터', inHeader: true },
] as const;

export type MenuGroupId = (typeof menuGroups)[number]['id'];
