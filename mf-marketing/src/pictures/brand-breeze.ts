// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './brand-breeze/480.avif';
import avif768 from './brand-breeze/768.avif';
import avif960 from './brand-breeze/960.avif';
import avif1280 from './brand-breeze/1280.avif';
import webp480 from './brand-breeze/480.webp';
import webp768 from './brand-breeze/768.webp';
import webp960 from './brand-breeze/960.webp';
import webp1280 from './brand-breeze/1280.webp';

export const brandBreeze: PictureSource = {
  width: 1280,
  height: 1600,
  src: webp960,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w, ${webp1280} 1280w`,
  placeholder:
    'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAABwBACdASoQABQAPrVIn0onJCKhsAgA4BaJYgCdMoADg/6K1TjoRy+7eHLOgAD+4AZt1Q7vT5IwKk4VdZEuR7iWyiC3tsufmgurmWtCzXrkZc2eknuNr/8JFAQq17v6dyRUPXuIGtfTMgSaPfns+gmEj5rz99vFBYPOBD8TjNbok/WqVYJ3ozqSINQJGYZ+AAA=',
};
