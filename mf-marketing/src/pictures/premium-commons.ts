// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './premium-commons/480.avif';
import avif768 from './premium-commons/768.avif';
import avif960 from './premium-commons/960.avif';
import avif1200 from './premium-commons/1200.avif';
import webp480 from './premium-commons/480.webp';
import webp768 from './premium-commons/768.webp';
import webp960 from './premium-commons/960.webp';
import webp1200 from './premium-commons/1200.webp';

export const premiumCommons: PictureSource = {
  width: 1200,
  height: 1200,
  src: webp1200,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w, ${avif1200} 1200w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w, ${webp1200} 1200w`,
  placeholder:
    'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAABwAgCdASoQABAAAoBCJZACdAYx3gd5y3bgfoIAAM4zRu0fvhPoMMjrwRP90Il5WH6v51Q8E+KRNmLQ8tIrs0/DlNKLJHMReVQrGz24R/rZ6X6epQO4Q1OjPoYY+CUy38Mviqk/Nsm70ddPAitN4Bh+ydDC4X9wda7GaAAA',
};
