// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-golf/480.avif';
import avif768 from './community-golf/768.avif';
import avif1280 from './community-golf/1280.avif';
import webp480 from './community-golf/480.webp';
import webp768 from './community-golf/768.webp';
import webp1280 from './community-golf/1280.webp';

export const communityGolf: PictureSource = {
  width: 1280,
  height: 960,
  src: webp1280,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w`,
  placeholder:
    'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAQAgCdASoQAAwAAoBCJZACdAEeg2Ld+k4AAP7JfAU8urHaM4/m6LSx5170KzaN+bKGxYw0UAo6EoejPOButfIETUR7+o+QRQM5KG5oigBm27XIydxgaj+iXunm3JEapV7IPhk/uEgAAA==',
};
