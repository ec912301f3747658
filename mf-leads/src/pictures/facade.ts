// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './facade/480.avif';
import avif768 from './facade/768.avif';
import avif1120 from './facade/1120.avif';
import webp480 from './facade/480.webp';
import webp768 from './facade/768.webp';
import webp1120 from './facade/1120.webp';

export const facade: PictureSource = {
  width: 1120,
  height: 1179,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w`,
  placeholder:
    'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADQAwCdASoQABEAPrVInkmnJCKhMAgA4BaJZQCdACBih5aU5PyQZAAA/c2x3+sWOq/bBQy9X6VMQCvLV+fvfDxCDAqPyxW4aimVbt/Jf5T2fYr+Ym6Xgc/D1Oy50F0eOiAAAA==',
};
