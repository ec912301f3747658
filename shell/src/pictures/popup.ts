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
    'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAAAwBACdASoQABoAPrVWoUsnJSMhsAgA4BaJYwCsAGYMhd6hdvdRSrx4R0AA7XI0LrRd5ZqoPV9zNHdqx1bhqOrig7iRWhz5r6Q70sM0W87q/VbvemGvF+4hYp8d3enV7S4fd8eNrXsRT2Dof5m3I/EMsqdZ22XK+CT5kR1RDVl44AAA',
};
