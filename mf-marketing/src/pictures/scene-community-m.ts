// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-community-m/480.avif';
import avif768 from './scene-community-m/768.avif';
import webp480 from './scene-community-m/480.webp';
import webp768 from './scene-community-m/768.webp';

export const sceneCommunityM: PictureSource = {
  width: 768,
  height: 960,
  src: webp768,
  avif: `${avif480} 480w, ${avif768} 768w`,
  webp: `${webp480} 480w, ${webp768} 768w`,
  placeholder:
    'data:image/webp;base64,UklGRrAAAABXRUJQVlA4IKQAAABQBACdASoQABQAPrVInkmnJCKhMAgA4BaJYgCdAdwLf/SKuTV2MMKVJ16gAPU3plJgVGtHpNkQz4My45hgvwePILHqtTPl0Vp9ujzHa9C4l/x4t51Wudd/3CNdVhO3+x50Ou46hX6PEBX4J+Dp4z/HTNLa0TCDyn9lOrexs4F3uTexMGtN73xI/fsixVJrWqhXt4LKFLHEGDbZ9J4qjQa7GYgAAA==',
};
