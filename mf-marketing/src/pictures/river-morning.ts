// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './river-morning/480.avif';
import avif768 from './river-morning/768.avif';
import avif1120 from './river-morning/1120.avif';
import avif1600 from './river-morning/1600.avif';
import avif2048 from './river-morning/2048.avif';
import webp480 from './river-morning/480.webp';
import webp768 from './river-morning/768.webp';
import webp1120 from './river-morning/1120.webp';
import webp1600 from './river-morning/1600.webp';
import webp2048 from './river-morning/2048.webp';

export const riverMorning: PictureSource = {
  width: 2048,
  height: 920,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2048} 2048w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w, ${webp2048} 2048w`,
  placeholder:
    'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAcAAoBCJQBOgCG06q23AAD8ihLZYmIxqpmN0ungI3JIF+5ARyR/7ZV+uFnYF2YAAA==',
};
