export type * from './facts';
export type * from './lock';
export type { MenuGroup, MenuGroupId } from './menuGroups';
export type * from './prerender';
export type * from './remote';
export type * from './surface';
