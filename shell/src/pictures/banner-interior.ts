// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './banner-interior/480.avif';
import avif768 from './banner-interior/768.avif';
import avif1120 from './banner-interior/1120.avif';
import avif1600 from './banner-interior/1600.avif';
import avif2560 from './banner-interior/2560.avif';
import webp480 from './banner-interior/480.webp';
import webp768 from './banner-interior/768.webp';
import webp1120 from './banner-interior/1120.webp';
import webp1600 from './banner-interior/1600.webp';

export const bannerInterior: PictureSource = {
  width: 2560,
  height: 720,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2560} 2560w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAUAAoBCJZACdAELKVCRAAD9Ko8QvW0ty/0xIxhIpDJR76kGI7sJbiPVotZDJaM3XMOldvZy82RuF0O66yluAAA=',
};
