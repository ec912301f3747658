// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './premium-commons/480.avif';
import avif768 from './premium-commons/768.avif';
import avif960 from './premium-commons/960.avif';
import webp480 from './premium-commons/480.webp';
import webp768 from './premium-commons/768.webp';
import webp960 from './premium-commons/960.webp';

export const premiumCommons: PictureSource = {
  width: 960,
  height: 960,
  src: webp960,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w`,
  placeholder:
    'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwAgCdASoQABAAAoBCJZgCdAEfkpOftYTPoAD9UieshcQ9v0qDKDetfcYN7nuU76/xtjbil+57sfatpnurzydEjkc42qGDOs1MPOncJKOAMZj16ypInenr0ea4olodAozhFp2/7J0Mm3TG/k3Sxa0QAAA=',
};
