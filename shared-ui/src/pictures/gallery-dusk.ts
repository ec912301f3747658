// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './gallery-dusk/480.avif';
import avif768 from './gallery-dusk/768.avif';
import avif1120 from './gallery-dusk/1120.avif';
import avif1400 from './gallery-dusk/1400.avif';
import webp480 from './gallery-dusk/480.webp';
import webp768 from './gallery-dusk/768.webp';
import webp1120 from './gallery-dusk/1120.webp';
import webp1400 from './gallery-dusk/1400.webp';

export const galleryDusk: PictureSource = {
  width: 1400,
  height: 788,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1400} 1400w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1400} 1400w`,
  placeholder:
    'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAkAAoBCJQBOgBpDJ/KJG4AA/vI8JHd+02H7n3G8KNt+qpn4XW9xHJtTbqtdrG4FC5rKl88xdRuQaRX6isoKcb8bGEfrRTVNmaAA',
};
