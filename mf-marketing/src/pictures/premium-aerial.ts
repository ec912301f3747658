// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './premium-aerial/480.avif';
import avif768 from './premium-aerial/768.avif';
import avif1120 from './premium-aerial/1120.avif';
import avif1400 from './premium-aerial/1400.avif';
import webp480 from './premium-aerial/480.webp';
import webp768 from './premium-aerial/768.webp';
import webp1120 from './premium-aerial/1120.webp';
import webp1400 from './premium-aerial/1400.webp';

export const premiumAerial: PictureSource = {
  width: 1400,
  height: 788,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1400} 1400w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1400} 1400w`,
  placeholder:
    'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoQAAkAAoBCJYwCdIExGZZe6VmrfQAA/vdDEEOj0yHwdGL/1sFgl2Jf25MxveRzXNL6wTyJx+L6Ids98p6E/qZSz6aCMKCegeiYUKAzIaIwAA==',
};
