// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-promenade/480.avif';
import avif768 from './scene-promenade/768.avif';
import avif1120 from './scene-promenade/1120.avif';
import avif1600 from './scene-promenade/1600.avif';
import avif2400 from './scene-promenade/2400.avif';
import webp480 from './scene-promenade/480.webp';
import webp768 from './scene-promenade/768.webp';
import webp1120 from './scene-promenade/1120.webp';
import webp1600 from './scene-promenade/1600.webp';
import webp2400 from './scene-promenade/2400.webp';

export const scenePromenade: PictureSource = {
  width: 2400,
  height: 1200,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2400} 2400w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w, ${webp2400} 2400w`,
  placeholder:
    'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAwAgCdASoQAAgAAoBCJZACdB2gAfn62ylLYAD+J74An2hzYo89BL9JE7Rb0d/BsUH3ofGo8h637tdXHnxAyqagksll6mSmYZexxu5Mo3KHSwQSQAA=',
};
