// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif2880 from './top-strip/2880.avif';
import webp2880 from './top-strip/2880.webp';

export const topStrip: PictureSource = {
  width: 2880,
  height: 96,
  src: webp2880,
  avif: `${avif2880} 2880w`,
  webp: `${webp2880} 2880w`,
  placeholder:
    'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoQAAEAAoBCJYwCdAEO/gLsAP72Pj5f2Eyh/4MIwboAAA==',
};
