// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './hero-tall/480.avif';
import avif560 from './hero-tall/560.avif';
import webp480 from './hero-tall/480.webp';
import webp560 from './hero-tall/560.webp';

export const heroTall: PictureSource = {
  width: 560,
  height: 1010,
  src: webp560,
  avif: `${avif480} 480w, ${avif560} 560w`,
  webp: `${webp480} 480w, ${webp560} 560w`,
  placeholder:
    'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAABwBACdASoQAB0APrVKnkmnJCKhMAgA4BaJZQCw7YyqtRHgW7zEkvuCIJiAAAD+jJzA4le3K/8CJy513KvZmT0PfJQKc08Y08vcxDJW1eNBNRRbzAeTT83GKGJ3YzpJ5LU2yulleh+fsvsUFhjDXk2/1OmjV7KlB69apwpJtFMyw+zOMgSYLVXkrcq2/eMMWMAAAA==',
};
