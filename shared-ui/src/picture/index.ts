export { Picture, type PictureProps } from './Picture';
export type { PictureSource } from './pictureSource';
