// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './banner-press/480.avif';
import avif768 from './banner-press/768.avif';
import avif1120 from './banner-press/1120.avif';
import avif1170 from './banner-press/1170.avif';
import webp480 from './banner-press/480.webp';
import webp768 from './banner-press/768.webp';
import webp1120 from './banner-press/1120.webp';
import webp1170 from './banner-press/1170.webp';

export const bannerPress: PictureSource = {
  width: 1170,
  height: 329,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1170} 1170w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1170} 1170w`,
  placeholder:
    'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoQAAQAAoBCJZQCdAERHUkQgADLALONV0SojhvhTgRTQm7AwAA=',
};
