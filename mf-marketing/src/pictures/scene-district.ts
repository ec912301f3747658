// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-district/480.avif';
import avif768 from './scene-district/768.avif';
import avif1120 from './scene-district/1120.avif';
import avif1800 from './scene-district/1800.avif';
import webp480 from './scene-district/480.webp';
import webp768 from './scene-district/768.webp';
import webp1120 from './scene-district/1120.webp';
import webp1800 from './scene-district/1800.webp';

export const sceneDistrict: PictureSource = {
  width: 1800,
  height: 900,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1800} 1800w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1800} 1800w`,
  placeholder:
    'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoQAAgAAoBCJYwCdBHABikG0Ijm6ADypZOFQc4sKMqT/r5H2zIeyzDjiih7DgYJsw4NHGpomcQGWCR4kr6Wl8shY0xeUKOGNwsc/SAA',
};
