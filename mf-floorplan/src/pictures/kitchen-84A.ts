// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './kitchen-84A/480.avif';
import avif768 from './kitchen-84A/768.avif';
import avif1120 from './kitchen-84A/1120.avif';
import avif1600 from './kitchen-84A/1600.avif';
import webp480 from './kitchen-84A/480.webp';
import webp768 from './kitchen-84A/768.webp';
import webp1120 from './kitchen-84A/1120.webp';
import webp1600 from './kitchen-84A/1600.webp';

export const kitchen84A: PictureSource = {
  width: 1600,
  height: 900,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAQCdASoQAAkAAoBCJQBOgCB3F9v7cADOCYqASmsXOpMeDoowRMhL9oeHdCRP7sEsLfioA+wWkxPZzxKfJufspcllKdyf578S1Np04Fj+lX3h37nyyMZsutqZYh5WAAA=',
};
