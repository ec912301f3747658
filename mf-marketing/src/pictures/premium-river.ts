// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './premium-river/480.avif';
import avif768 from './premium-river/768.avif';
import avif800 from './premium-river/800.avif';
import webp480 from './premium-river/480.webp';
import webp768 from './premium-river/768.webp';
import webp800 from './premium-river/800.webp';

export const premiumRiver: PictureSource = {
  width: 800,
  height: 860,
  src: webp800,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif800} 800w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp800} 800w`,
  placeholder:
    'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADQAwCdASoQABEAPrVInkmnJCKhMAgA4BaJZwCdAB6Rf1hdHhGI9gAA/rUe9i8rwyp/Z/r1hCdSZsermHOlL66sQ9md2NksruHraabWG8DRrPtiLHNssGxI5ACCqXFoWIAAAA==',
};
