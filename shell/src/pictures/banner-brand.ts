// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './banner-brand/480.avif';
import avif768 from './banner-brand/768.avif';
import avif1120 from './banner-brand/1120.avif';
import avif1556 from './banner-brand/1556.avif';
import webp480 from './banner-brand/480.webp';
import webp768 from './banner-brand/768.webp';
import webp1120 from './banner-brand/1120.webp';
import webp1556 from './banner-brand/1556.webp';

export const bannerBrand: PictureSource = {
  width: 1556,
  height: 442,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1556} 1556w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1556} 1556w`,
  placeholder:
    'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAUAAoBCJZQCdAEOUfaaAAD+W/GcetSHJyJMzWMyUe2kJ6qijjZQAAA=',
};
