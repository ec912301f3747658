// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-towers-m/480.avif';
import avif768 from './scene-towers-m/768.avif';
import avif1123 from './scene-towers-m/1123.avif';
import webp480 from './scene-towers-m/480.webp';
import webp768 from './scene-towers-m/768.webp';
import webp1123 from './scene-towers-m/1123.webp';

export const sceneTowersM: PictureSource = {
  width: 1123,
  height: 1405,
  src: webp1123,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1123} 1123w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1123} 1123w`,
  placeholder:
    'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAADwAwCdASoQABQAPrVKnkmnJCKhMAgA4BaJZQC7MoMpAB8TC09TdvcAAE4pwGFAY3+8trt/Z6LFfK+eud0AMsANwzfGonYSpjAeFoIGDHS7Uj7jhzIbdY35y7VJ44LG3NvGR73sNEGAAA==',
};
