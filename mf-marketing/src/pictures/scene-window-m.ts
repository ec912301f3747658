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
    'data:image/webp;base64,UklGRq4AAABXRUJQVlA4IKIAAADQBACdASoQABQAPrVInkmnJCKhMAgA4BaJZQCdMoS9D0EEAAZn7d5zk3SsuD494AD+56gDpFR36+RzmricuSmvNi5he34IN3v0Gt2itjCeNDT93tkh/ylFM0oNAOCpbUvUCttgJv7Ct5Rsn44bbRxzvM3geX4vWIpuIthYY+a1ZhJ4ZpxWVfkzbWser9y0TNYxRkqJzxXVfSPTDZhW1NQAAAA=',
};
