// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif400 from './gallery-portrait/400.avif';
import avif800 from './gallery-portrait/800.avif';
import webp400 from './gallery-portrait/400.webp';
import webp800 from './gallery-portrait/800.webp';

export const galleryPortrait: PictureSource = {
  width: 800,
  height: 1000,
  src: webp800,
  avif: `${avif400} 400w, ${avif800} 800w`,
  webp: `${webp400} 400w, ${webp800} 800w`,
  placeholder:
    'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAADwAwCdASoQABQAPrVInkmnJCKhMAgA4BaJQBOgBH39g4OoTJXgsZUcAP7q8iK2vKHSes0vHqwh1o9L2s77+IthGo3sBh7gY/gbV4CBXa9vsfjw3iGJRIbJqOJp1ApiDS959TI+PewRknB49E22gkWS8ZNNxo/IM01ignQzI6lsEI8d+vlAAQmmN8wAAA==',
};
