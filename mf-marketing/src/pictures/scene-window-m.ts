// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-window-m/480.avif';
import avif768 from './scene-window-m/768.avif';
import avif1153 from './scene-window-m/1153.avif';
import webp480 from './scene-window-m/480.webp';
import webp768 from './scene-window-m/768.webp';
import webp1153 from './scene-window-m/1153.webp';

export const sceneWindowM: PictureSource = {
  width: 1153,
  height: 1440,
  src: webp1153,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1153} 1153w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1153} 1153w`,
  placeholder:
    'data:image/webp;base64,UklGRqoAAABXRUJQVlA4IJ4AAABwBACdASoQABQAPrVInkmnJCKhMAgA4BaJZQCdMoMljE5j6SuIgOSca7n+AAD+3/cZgn04udgelz9NAbqvdNf3Zxu2wJFwiBPDJtt8xeESWxjIClqAzF7NWjLYm/HO5PlYZI2fQ5xNEVo81AULEfF9DVAaYy5/3cVdx7xjhlYyau8fAl7j9H4UmNdNzu3deCOTnvbbxyhJcC8B46AAAA==',
};
