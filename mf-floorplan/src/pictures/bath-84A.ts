// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './bath-84A/480.avif';
import avif768 from './bath-84A/768.avif';
import avif1120 from './bath-84A/1120.avif';
import avif1600 from './bath-84A/1600.avif';
import webp480 from './bath-84A/480.webp';
import webp768 from './bath-84A/768.webp';
import webp1120 from './bath-84A/1120.webp';
import webp1600 from './bath-84A/1600.webp';

export const bath84A: PictureSource = {
  width: 1600,
  height: 900,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADQAQCdASoQAAkAAoBCJYgCdAC9xoDeAAD9v1ec43aRMGGAuAVmxx15jmLX9zGKprlZWT1gYXbCQksmZj6nCiL5Cpzo1v+svza0IdoaL8LXKl2R6URoAAAA',
};
