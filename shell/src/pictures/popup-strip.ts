// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './popup-strip/480.avif';
import avif768 from './popup-strip/768.avif';
import avif1120 from './popup-strip/1120.avif';
import webp480 from './popup-strip/480.webp';
import webp768 from './popup-strip/768.webp';
import webp1120 from './popup-strip/1120.webp';

export const popupStrip: PictureSource = {
  width: 1120,
  height: 298,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w`,
  placeholder:
    'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAQAAoBCJZQCdAEOPB2+AAD+6h4+t77Q1MRtY0YhUkBbpZc4ptQ8ohus7sAA',
};
