// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './model-142B/480.avif';
import avif768 from './model-142B/768.avif';
import avif1120 from './model-142B/1120.avif';
import avif1585 from './model-142B/1585.avif';
import webp480 from './model-142B/480.webp';
import webp768 from './model-142B/768.webp';
import webp1120 from './model-142B/1120.webp';
import webp1585 from './model-142B/1585.webp';

export const model142B: PictureSource = {
  width: 1585,
  height: 891,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1585} 1585w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1585} 1585w`,
  placeholder:
    'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoQAAkAAoBCJZQCdAYvXbMo1CnqAAD+9nvKPmOjpbhf0/POVrGaAX3LUXlnZ5TOyIE1502jT4VC0/k2orqI9ZqEncFtwv42l2UHFWVt10mQ8nBtKQAAAA==',
};
