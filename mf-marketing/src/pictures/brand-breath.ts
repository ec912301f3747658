// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './brand-breath/480.avif';
import avif768 from './brand-breath/768.avif';
import avif960 from './brand-breath/960.avif';
import avif1280 from './brand-breath/1280.avif';
import webp480 from './brand-breath/480.webp';
import webp768 from './brand-breath/768.webp';
import webp960 from './brand-breath/960.webp';
import webp1280 from './brand-breath/1280.webp';

export const brandBreath: PictureSource = {
  width: 1280,
  height: 1600,
  src: webp960,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w, ${webp1280} 1280w`,
  placeholder:
    'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABQAwCdASoQABQAPrVInkmnJCKhMAgA4BaJYwCsABQeJTTLkAD6w5t3cxigSmnsWUNaksfjpXSESnD1D93Coco62UBA0+Ii/3gO7GSDGE0k5rJ3pejNH/wa/o/lI/hZvZdKtFf9tFitbakgAAA=',
};
