// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif400 from './popup/400.avif';
import avif640 from './popup/640.avif';
import avif800 from './popup/800.avif';
import webp400 from './popup/400.webp';
import webp640 from './popup/640.webp';
import webp800 from './popup/800.webp';

export const popup: PictureSource = {
  width: 800,
  height: 1284,
  src: webp800,
  avif: `${avif400} 400w, ${avif640} 640w, ${avif800} 800w`,
  webp: `${webp400} 400w, ${webp640} 640w, ${webp800} 800w`,
  placeholder:
    'data:image/webp;base64,UklGRqQAAABXRUJQVlA4IJgAAABwBACdASoQABoAPrVKn0mnJCKhMAgA4BaJQBOmUAS3gXuxD5+82kUOxf1cAABVju+JU6bDcLJ5R7OPVty+6uXl6RljBb1uy9DdxPheYm2DKHPZo/4hLGLy+YS/UTc2vjwDN2movFKfG/93+/fmeQxHuHGY5xARWd4Y3Qg7G/G6pRo8ay4uzV/n/D1ZqLAgXnY1H2pUmcZAAA==',
};
