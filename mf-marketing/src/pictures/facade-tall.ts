// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './facade-tall/480.avif';
import avif720 from './facade-tall/720.avif';
import avif840 from './facade-tall/840.avif';
import webp480 from './facade-tall/480.webp';
import webp720 from './facade-tall/720.webp';
import webp840 from './facade-tall/840.webp';

export const facadeTall: PictureSource = {
  width: 840,
  height: 1400,
  src: webp840,
  avif: `${avif480} 480w, ${avif720} 720w, ${avif840} 840w`,
  webp: `${webp480} 480w, ${webp720} 720w, ${webp840} 840w`,
  placeholder:
    'data:image/webp;base64,UklGRrQAAABXRUJQVlA4IKgAAADQBACdASoQABsAPrVKn0onJCKhsAgA4BaJQBOmUAS3qPzl9a++qVQwlZoCDZX2AAD+Ziu8mpDYUEXOykXsVLSKtg1dVgb4ercAD2hbmUWQ6KEV0HddcgOz6B8Q8KdlvgvYaBgThS7oXTYgJJiLeFtjV6Ms00qYsWrvQo0vM0tjJPIskU11mSyswV+ZJAN8SelqjUW0cWYTuLCV2W6YuKo0ScXyes9ckAA=',
};
