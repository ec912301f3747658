// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './model-142B/480.avif';
import avif768 from './model-142B/768.avif';
import avif1120 from './model-142B/1120.avif';
import avif1592 from './model-142B/1592.avif';
import webp480 from './model-142B/480.webp';
import webp768 from './model-142B/768.webp';
import webp1120 from './model-142B/1120.webp';
import webp1592 from './model-142B/1592.webp';

export const model142B: PictureSource = {
  width: 1592,
  height: 896,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1592} 1592w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1592} 1592w`,
  placeholder:
    'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoQAAkAAoBCJYwCdAEUVGgqn6dYYAD+9nvKVM1UZukWy4tpxrBC4B58axYYT2oqao/k2ROI9K+uMRmN3+DYitNrr11yNXjXHu49uIGWx3kNJlKivvGtHhlZAAA=',
};
