// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-golf/480.avif';
import avif860 from './community-golf/860.avif';
import avif1280 from './community-golf/1280.avif';
import webp480 from './community-golf/480.webp';
import webp860 from './community-golf/860.webp';
import webp1280 from './community-golf/1280.webp';

export const communityGolf: PictureSource = {
  width: 1280,
  height: 960,
  src: webp1280,
  avif: `${avif480} 480w, ${avif860} 860w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp860} 860w, ${webp1280} 1280w`,
  placeholder:
    'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAQAgCdASoQAAwAAoBCJZACdAEeg2Ld+k4AAP7JfAU8urHaM4/m6LSx5170KzaN+bKGxYw0UAo6EoejPOButfIETUR7+o+QRQM5KG5oigBm27XIydxgaj+iXunm3JEapV7IPhk/uEgAAA==',
};
