// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif1120 from './scene-window/1120.avif';
import avif1728 from './scene-window/1728.avif';
import webp1120 from './scene-window/1120.webp';
import webp1728 from './scene-window/1728.webp';

export const sceneWindow: PictureSource = {
  width: 1728,
  height: 1440,
  src: webp1120,
  avif: `${avif1120} 1120w, ${avif1728} 1728w`,
  webp: `${webp1120} 1120w, ${webp1728} 1728w`,
  placeholder:
    'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAQAgCdASoQAA0AAoBCJQBOgCB/mfosLjQAAP7q7Vk5IU2MazZh70912JL/Fve/bF7YhqRK0tMy2rcmMlc58jUsew8+T0kv4D3d2arUDIJTUuNMSknIZ5in2KN+o4D5INAUzy2cXj0dla2eofTFA0eLj4lSsDgA',
};
