// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './aerial-dusk/480.avif';
import avif768 from './aerial-dusk/768.avif';
import avif1120 from './aerial-dusk/1120.avif';
import avif1600 from './aerial-dusk/1600.avif';
import avif2560 from './aerial-dusk/2560.avif';
import webp480 from './aerial-dusk/480.webp';
import webp768 from './aerial-dusk/768.webp';
import webp1120 from './aerial-dusk/1120.webp';
import webp1600 from './aerial-dusk/1600.webp';
import webp2560 from './aerial-dusk/2560.webp';

export const aerialDusk: PictureSource = {
  width: 2560,
  height: 1440,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2560} 2560w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w, ${webp2560} 2560w`,
  placeholder:
    'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAAkAAoBCJZQCdAEO5dcv4fQA/rI692ZoZTVTPEw9wimSjlz1rmRChhJLW8IKY64gQ7aV3gK10tuL5DTcs1Vk74PJRAAA',
};
