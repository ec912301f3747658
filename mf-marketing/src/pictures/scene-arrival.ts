// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-arrival/480.avif';
import avif768 from './scene-arrival/768.avif';
import avif1080 from './scene-arrival/1080.avif';
import webp480 from './scene-arrival/480.webp';
import webp768 from './scene-arrival/768.webp';
import webp1080 from './scene-arrival/1080.webp';

export const sceneArrival: PictureSource = {
  width: 1080,
  height: 540,
  src: webp1080,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1080} 1080w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1080} 1080w`,
  placeholder:
    'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoQAAgAAoBCJYgCdAD1b6vZO/5AAP5Yli4D0sUiLNt70wVhLR0ueFbEEYwiAno/AEIlO51Dpgt6+MSkIYfOlF1u0hCthaAdVU9frWVZz4AAAA==',
};
