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
    'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABQAgCdASoQAA0AAoBCJQBOgMX/7YfPdlL2dAAA/t/3cqwXb4/G6EQy31ydj1qSurY1uOvRmk5cat6bJP9wlc8tnBRWf5JZ7isnyp7SVKopGOrwAGDKlC1c52k7kkofM+Z524Va5vNz38iT1BpCWzgeH8BwAA==',
};
