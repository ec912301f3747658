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
    'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQAgCdASoQAAkAAoBCJZQCdAEU+HD5HinIAP72e8pUzqb45rppvTPmpd3tfpCUW6rAZPpZ6R193dteK59iAhU+qzDnnNeZwAsLzsE0er7H/IEKRkK43d1BCKHAAA==',
};
