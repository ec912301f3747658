// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './river-day/480.avif';
import avif768 from './river-day/768.avif';
import avif1120 from './river-day/1120.avif';
import avif1600 from './river-day/1600.avif';
import avif2400 from './river-day/2400.avif';
import webp480 from './river-day/480.webp';
import webp768 from './river-day/768.webp';
import webp1120 from './river-day/1120.webp';
import webp1600 from './river-day/1600.webp';
import webp2400 from './river-day/2400.webp';

export const riverDay: PictureSource = {
  width: 2400,
  height: 1350,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2400} 2400w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w, ${webp2400} 2400w`,
  placeholder:
    'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoQAAkAAoBCJQBOkBvk/wOCVV30AAD+56ihpa0V65Dgfb41j4PlTXE2x+U+j/JYlVFWq8VN96MZtMVUO8eRNDMRtai9uqAAAAA=',
};
