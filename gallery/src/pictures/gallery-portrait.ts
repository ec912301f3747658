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
    'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAAAwBACdASoQABQAPrVInkmnJCKhMAgA4BaJQBOmXkBYP6LKdngiVnZFzgAA/mFu717OMDRN8qg89ZTDhyiyuQFtuMKbH19KZyfKWh1v/R2gO6tu7OIv9UT4jI1sI3Dq9WwG2rsl6nxqMEq4Yy4joPJQ7qeC6gW9W0y8eHHvfhDSMOqPDwjaq3kw1qgaYx4A',
};
