// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif390 from './not-found-m/390.avif';
import avif560 from './not-found-m/560.avif';
import webp390 from './not-found-m/390.webp';
import webp560 from './not-found-m/560.webp';

export const notFoundM: PictureSource = {
  width: 560,
  height: 1010,
  src: webp560,
  avif: `${avif390} 390w, ${avif560} 560w`,
  webp: `${webp390} 390w, ${webp560} 560w`,
  placeholder:
    'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAABwBACdASoQAB0APrVKnkmnJCKhMAgA4BaJZQCw7YyqtRHgW7zEkvuCIJiAAAD+jJzA4le3K/8CJy513KvZmT0PfJQKc08Y08vcxDJW1eNBNRRbzAeTT83GKGJ3YzpJ5LU2yulleh+fsvsUFhjDXk2/1OmjV7KlB69apwpJtFMyw+zOMgSYLVXkrcq2/eMMWMAAAA==',
};
