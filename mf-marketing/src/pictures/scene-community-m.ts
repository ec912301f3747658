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
    'data:image/webp;base64,UklGRqoAAABXRUJQVlA4IJ4AAABwBACdASoQABQAPrVInkmnJCKhMAgA4BaJZACw7YvgtZF7H2NRJqm4b9UYAADM/CvSCU8CALr37ceYKcVBoOI9k6mhuBR5aG8ByHZt5FpvkB5fqNYJpLxyONGwnbHo86HXccBYfxKCmxmS+FyoA2GEzzvw5Wf2U6t7HfBTncHdFNyFGqh2neLa31zdf3iTI3IHfMFH5gNqznzuGvAAAA==',
};
