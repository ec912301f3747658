// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './bedroom-84A/480.avif';
import avif768 from './bedroom-84A/768.avif';
import avif1120 from './bedroom-84A/1120.avif';
import avif1600 from './bedroom-84A/1600.avif';
import avif2048 from './bedroom-84A/2048.avif';
import webp480 from './bedroom-84A/480.webp';
import webp768 from './bedroom-84A/768.webp';
import webp1120 from './bedroom-84A/1120.webp';
import webp1600 from './bedroom-84A/1600.webp';

export const bedroom84A: PictureSource = {
  width: 2048,
  height: 1152,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2048} 2048w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoQAAkAAoBCJQBOgCKV8IYsOCAA/t8YbHaXWGP71lAr+biOO694qQBrTzUNiwmFLG8SIArE0cbBKFPDU6Lh5FiJu3+kZeY3yS4t1BTxcNYKnOXMJwAAAA==',
};
