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
    'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAABwBACdASoQABQAPrVIn0onJCKhsAgA4BaJYgCdMoADg/6K1TjoRy+7eHLOgAD+4AZt1Q7vT5IwKk4VdZEuR7iWyiC3tsufmgurmWtCzXrkZc2eknuNr/8JFAQq17v6dyRUPXuIGtfTMgSaPfns+gmEj5rz99vFBYPOBD8TjNbok/WqVYJ3ozqSINQJGYZ+AAA=',
};
