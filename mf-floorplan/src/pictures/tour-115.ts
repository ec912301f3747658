// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './tour-115/480.avif';
import avif720 from './tour-115/720.avif';
import webp480 from './tour-115/480.webp';
import webp720 from './tour-115/720.webp';

export const tour115: PictureSource = {
  width: 720,
  height: 900,
  src: webp720,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp480} 480w, ${webp720} 720w`,
  placeholder:
    'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAABQBACdASoQABQAPrVInkmnJCKhMAgA4BaJZQCdACPP4sRW4D2XyY3YvYaYAP6yPLIHl2dPQk2u8jUIMIG0Csm3EJEaZA2wsu7QyIt/du3dp0JY34SuhwmU1G4734u656RikXkB/YVsVVVcYUmUN5jd1XBqGNjtbVRduzKZElmddaV4xZoJUUwcAqLYENK1GoUAAA==',
};
