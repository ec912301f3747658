export { Picture, type PictureProps } from './Picture';
export type { PictureSource } from './pictureSource';
export { shownPicture } from './shownPicture';
