// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './model-142B/480.avif';
import avif768 from './model-142B/768.avif';
import avif1120 from './model-142B/1120.avif';
import avif1440 from './model-142B/1440.avif';
import webp480 from './model-142B/480.webp';
import webp768 from './model-142B/768.webp';
import webp1120 from './model-142B/1120.webp';
import webp1440 from './model-142B/1440.webp';

export const model142B: PictureSource = {
  width: 1440,
  height: 810,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1440} 1440w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1440} 1440w`,
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAkAAoBCJZQCdAEUr+l3r+yGAP7rhXL3C9VzeRCHBfn3xIFBuHwcurrled8XK9V/bBlpV7gkUfkklluaAAAA',
};
