export type { BroughtPicture } from './banners';
export type * from './fonts';
export type * from './lock';
export type * from './pieces';
export type * from './prerender';
export type * from './register';
export type * from './remote';
export type * from './site';
export type * from './surface';
