// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './banner-sales/480.avif';
import avif768 from './banner-sales/768.avif';
import avif1120 from './banner-sales/1120.avif';
import avif1600 from './banner-sales/1600.avif';
import avif2400 from './banner-sales/2400.avif';
import webp480 from './banner-sales/480.webp';
import webp768 from './banner-sales/768.webp';
import webp1120 from './banner-sales/1120.webp';
import webp1600 from './banner-sales/1600.webp';

export const bannerSales: PictureSource = {
  width: 2400,
  height: 675,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2400} 2400w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAUAAoBCJaACdLoAAf/l+AD7GEy/2Zij1a4z0ts2UQTf8JmWPEA0rF/l6gtwatPkZKgABXhtXfWUOXuBMBdM0AA=',
};
