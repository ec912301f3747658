// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-promenade-m/480.avif';
import avif768 from './scene-promenade-m/768.avif';
import avif960 from './scene-promenade-m/960.avif';
import webp480 from './scene-promenade-m/480.webp';
import webp768 from './scene-promenade-m/768.webp';
import webp960 from './scene-promenade-m/960.webp';

export const scenePromenadeM: PictureSource = {
  width: 960,
  height: 1200,
  src: webp960,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w`,
  placeholder:
    'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAAAQBACdASoQABQAPrVInkmnJCKhMAgA4BaJYgCdACB/NcOHzrpSfrtSsAD91NMFoJH6FDsBMoZOJS/UU9VSrENtT8RMREkA5zuaAqCvcmI+TJ2JIL6Z5CTJRABKj4BubGvTslS04r6C+kCCUbmHNumxJMVRUai24m1WMq4oFeypCqDel+EFu92N/uhQeuulAAA=',
};
