// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './aerial-day/480.avif';
import avif768 from './aerial-day/768.avif';
import avif1120 from './aerial-day/1120.avif';
import avif1600 from './aerial-day/1600.avif';
import avif2160 from './aerial-day/2160.avif';
import webp480 from './aerial-day/480.webp';
import webp768 from './aerial-day/768.webp';
import webp1120 from './aerial-day/1120.webp';
import webp1600 from './aerial-day/1600.webp';

export const aerialDay: PictureSource = {
  width: 2160,
  height: 1215,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2160} 2160w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoQAAkAAoBCJYgCdADzxlhcAAD+56/VmgvairaX19AlfKZ7sdoxymlPCqbwlxV5qGuv8uK65Mw4/rowEdtcb71VoGJr8ciXgAA=',
};
