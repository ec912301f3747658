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
    'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAAAwBACdASoQABQAPrVInkmnJCKhMAgA4BaJZACdLwAVfqlHEESz+frw+zAA8I6yIybsenX0/fTFHVesbyuNzn6F9+0deGQmP5XrjOiKzn4U/LQOQ6Rn/Aq5gu/wwu7sNTWf1rmZ0c8cxYsgG/ZOX8r9d4fjQdKeBXF+nvH3Jsn0/3l28w0H+6E0/uN/P+1tQAA=',
};
