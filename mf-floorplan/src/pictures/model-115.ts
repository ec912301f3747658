// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './model-115/480.avif';
import avif768 from './model-115/768.avif';
import avif1120 from './model-115/1120.avif';
import avif1587 from './model-115/1587.avif';
import webp480 from './model-115/480.webp';
import webp768 from './model-115/768.webp';
import webp1120 from './model-115/1120.webp';
import webp1587 from './model-115/1587.webp';

export const model115: PictureSource = {
  width: 1587,
  height: 893,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1587} 1587w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1587} 1587w`,
  placeholder:
    'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoQAAkAAoBCJZQCdAEPBYqPS/2AAAD+9BJoEPV6U8B9vbZU9WA4UZ0da5rUPNnekHb5421fW2hZKZKR4wIDWuRe+fQj1HGuzHgAAA==',
};
