// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './banner-press/480.avif';
import avif768 from './banner-press/768.avif';
import avif1120 from './banner-press/1120.avif';
import avif1414 from './banner-press/1414.avif';
import webp480 from './banner-press/480.webp';
import webp768 from './banner-press/768.webp';
import webp1120 from './banner-press/1120.webp';
import webp1414 from './banner-press/1414.webp';

export const bannerPress: PictureSource = {
  width: 1414,
  height: 471,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1414} 1414w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1414} 1414w`,
  placeholder:
    'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAUAAoBCJZwCdAEO1PYIQAD+wdA1QvP2RyA2MN1sKyNnK+QrgBzHzgAAAA==',
};
