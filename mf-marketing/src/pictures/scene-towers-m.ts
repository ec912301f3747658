// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-towers-m/480.avif';
import avif768 from './scene-towers-m/768.avif';
import avif1120 from './scene-towers-m/1120.avif';
import webp480 from './scene-towers-m/480.webp';
import webp768 from './scene-towers-m/768.webp';
import webp1120 from './scene-towers-m/1120.webp';

export const sceneTowersM: PictureSource = {
  width: 1120,
  height: 1401,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w`,
  placeholder:
    'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAADwAwCdASoQABQAPrVInkmnJCKhMAgA4BaJZwC06BZ6dL4mevcxMtzwANvxWeRVvCUF/gMDLKCdSCHuRjT0em6ITvEiJ1/ypJxwzNRrqBtMAZ8POaIkmxAewTLiM7ATKbk7W/fZOZbZdYxmJ+zBKInX5GesTxVur2AAAA==',
};
