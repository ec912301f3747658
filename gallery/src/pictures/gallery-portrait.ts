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
    'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAAAwBACdASoQABQAPrVInkmnJCKhMAgA4BaJQBOmUABQH+Wl6dyYmhtrF2AA/uAGbdUPNwTcgXasepttDCKyJcj3EtlFIruPRE5t/FU04L+seypw1BG6Sgq/4QngJ9CQdC8+/zxEC+mDdjEGsqej7/ZquRqaOGBZ2yJwbryDafWQ5G8rStkW9ODgAAA=',
};
