// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './bedroom-115/480.avif';
import avif768 from './bedroom-115/768.avif';
import avif1120 from './bedroom-115/1120.avif';
import avif1600 from './bedroom-115/1600.avif';
import avif2048 from './bedroom-115/2048.avif';
import webp480 from './bedroom-115/480.webp';
import webp768 from './bedroom-115/768.webp';
import webp1120 from './bedroom-115/1120.webp';
import webp1600 from './bedroom-115/1600.webp';

export const bedroom115: PictureSource = {
  width: 2048,
  height: 1152,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2048} 2048w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAwAgCdASoQAAkAAoBCJYgCdAD0oy3BhT0OAAD+1v/x4mnrY8i9pXH9hdHMV9GuolCGXZdI3DU/1WhLhYFLDsSU/wuu7iabe94MFg7dzvvE+axbkB3Hlfd6LxudmzRw8RRGsAAA',
};
