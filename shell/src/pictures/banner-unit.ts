// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './banner-unit/480.avif';
import avif768 from './banner-unit/768.avif';
import avif1120 from './banner-unit/1120.avif';
import avif1600 from './banner-unit/1600.avif';
import avif2560 from './banner-unit/2560.avif';
import webp480 from './banner-unit/480.webp';
import webp768 from './banner-unit/768.webp';
import webp1120 from './banner-unit/1120.webp';
import webp1600 from './banner-unit/1600.webp';

export const bannerUnit: PictureSource = {
  width: 2560,
  height: 720,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2560} 2560w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoQAAUAAoBCJQBOgB6rGUL4AP3tg3Ols5JLPqOUAO8/93W/fxRXTfic9TxYYdHs85DnJ4bb0xprx+s/bb0v3y6KU6AAAA==',
};
