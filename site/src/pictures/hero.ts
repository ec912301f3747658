// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './hero/480.avif';
import avif768 from './hero/768.avif';
import avif1120 from './hero/1120.avif';
import avif1720 from './hero/1720.avif';
import avif2200 from './hero/2200.avif';
import avif2880 from './hero/2880.avif';
import avif3840 from './hero/3840.avif';
import webp480 from './hero/480.webp';
import webp768 from './hero/768.webp';
import webp1120 from './hero/1120.webp';
import webp1720 from './hero/1720.webp';

export const hero: PictureSource = {
  width: 3840,
  height: 2034,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1720} 1720w, ${avif2200} 2200w, ${avif2880} 2880w, ${avif3840} 3840w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1720} 1720w`,
  placeholder:
    'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAgAAoBCJYwCdAEWuFoCCJgAzfvNLK9itvcptGY17Bcc96SrpTZUAo6dNaZQmytAaAAA',
};
