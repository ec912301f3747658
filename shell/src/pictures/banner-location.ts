// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './banner-location/480.avif';
import avif768 from './banner-location/768.avif';
import avif1120 from './banner-location/1120.avif';
import avif1600 from './banner-location/1600.avif';
import avif2860 from './banner-location/2860.avif';
import webp480 from './banner-location/480.webp';
import webp768 from './banner-location/768.webp';
import webp1120 from './banner-location/1120.webp';
import webp1600 from './banner-location/1600.webp';

export const bannerLocation: PictureSource = {
  width: 2860,
  height: 804,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2860} 2860w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAQAAoBCJQBOgCHhipcEAAD+sjsckUdo8hXDrXbOeTWC3EoADkXiWwniPZEApuOaBqj45HQAAA==',
};
