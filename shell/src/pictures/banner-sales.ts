// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './banner-sales/480.avif';
import avif768 from './banner-sales/768.avif';
import avif1088 from './banner-sales/1088.avif';
import webp480 from './banner-sales/480.webp';
import webp768 from './banner-sales/768.webp';
import webp1088 from './banner-sales/1088.webp';

export const bannerSales: PictureSource = {
  width: 1088,
  height: 306,
  src: webp1088,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1088} 1088w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1088} 1088w`,
  placeholder:
    'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAUAAoBCJYwCdADJv5YXMAD+jPGw/Ir6wv9RHFN8LDPo18Zgge+SsijmeCtp7pYDkAAA',
};
