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
    'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAAAwAgCdASoQAA0AAoBCJQBOgMXcytD4/IaaUgD+56f2LuHi8A0v3YY0pzgI/7bSHOaRMPXXocEmdTHGfU/qRTha2Y5FEwaz0/ohP2gTfL+FVq5wdIapA0C3CUOAe9fr533XYRv+sPyi6vlva8gQ4qMe5YAAAA==',
};
