// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-window/480.avif';
import avif768 from './scene-window/768.avif';
import avif1080 from './scene-window/1080.avif';
import webp480 from './scene-window/480.webp';
import webp768 from './scene-window/768.webp';
import webp1080 from './scene-window/1080.webp';

export const sceneWindow: PictureSource = {
  width: 1080,
  height: 900,
  src: webp1080,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1080} 1080w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1080} 1080w`,
  placeholder:
    'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAwAgCdASoQAA0AAoBCJYwCdAEDmqBc7PPgAAD+34rxrHlcqMveT12j87yTihhdIhm1+Yrez5aeJpkhPrX5piC0t+LiaDmoXz2ysHGcfobLfHVZqt78gdAlLItnvjkmnzFEozUEAGAAAA==',
};
