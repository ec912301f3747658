// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-towers-m/480.avif';
import avif768 from './scene-towers-m/768.avif';
import avif1120 from './scene-towers-m/1120.avif';
import avif1410 from './scene-towers-m/1410.avif';
import webp480 from './scene-towers-m/480.webp';
import webp768 from './scene-towers-m/768.webp';
import webp1120 from './scene-towers-m/1120.webp';
import webp1410 from './scene-towers-m/1410.webp';

export const sceneTowersM: PictureSource = {
  width: 1410,
  height: 1764,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1410} 1410w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1410} 1410w`,
  placeholder:
    'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAABQBACdASoQABQAPrVInkmnJCKhMAgA4BaJYwCdMoGv/gJdGNarC/1LrMBYANv1eEzLABbgCXBlHImYstqqrZmzC34Ix8mZ2Az7bRQeB6JfD0bCOqL/l3NyUoTiXQ7ZOKLkirw2UrtibW7QOiWsk6jiUZPpk7gywjqAAA==',
};
