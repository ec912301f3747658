// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-arrival-m/480.avif';
import avif648 from './scene-arrival-m/648.avif';
import webp480 from './scene-arrival-m/480.webp';
import webp648 from './scene-arrival-m/648.webp';

export const sceneArrivalM: PictureSource = {
  width: 648,
  height: 810,
  src: webp648,
  avif: `${avif480} 480w, ${avif648} 648w`,
  webp: `${webp480} 480w, ${webp648} 648w`,
  placeholder:
    'data:image/webp;base64,UklGRqoAAABXRUJQVlA4IJ4AAAAwBACdASoQABQAPrVInkmnJCKhMAgA4BaJYgCdMoR3ABr1PWyLCy7+4bAA/rX+mq1vvMnC58WI9VGaxgRwV1NRhLzqxA/K0KpgmWkiuYeujtnqwn1fQkQQTUl1FU1a3X+V+CYo3xV64/5Ma3qHeW+D+hjW3PC7AdeB3kArKg8DRWdk3u9s74V2V77Gqnmeph5Rdvw+lwE0aIa45WBSAA==',
};
