// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './facade/480.avif';
import avif768 from './facade/768.avif';
import avif1140 from './facade/1140.avif';
import webp480 from './facade/480.webp';
import webp768 from './facade/768.webp';
import webp1140 from './facade/1140.webp';

export const facade: PictureSource = {
  width: 1140,
  height: 1200,
  src: webp1140,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1140} 1140w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1140} 1140w`,
  placeholder:
    'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADQAwCdASoQABEAPrVInkmnJCKhMAgA4BaJZQCdACBih5aU5PyQZAAA/c2x3+sWOq/bBQy9X6VMQCvLV+fvfDxCDAqPyxW4aimVbt/Jf5T2fYr+Ym6Xgc/D1Oy50F0eOiAAAA==',
};
