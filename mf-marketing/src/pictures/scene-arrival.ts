// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-arrival/480.avif';
import avif768 from './scene-arrival/768.avif';
import avif1120 from './scene-arrival/1120.avif';
import avif1620 from './scene-arrival/1620.avif';
import webp480 from './scene-arrival/480.webp';
import webp768 from './scene-arrival/768.webp';
import webp1120 from './scene-arrival/1120.webp';
import webp1620 from './scene-arrival/1620.webp';

export const sceneArrival: PictureSource = {
  width: 1620,
  height: 810,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1620} 1620w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1620} 1620w`,
  placeholder:
    'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAgAAoBCJYgCdADRNteJTeAA/mAtgAJEAxFhew8U2eiP2GBTW1B/YlC3WD5/l/KH6vvRQ3hbSXjwzSBIHpz5ci03cus8Si/YqRAA',
};
