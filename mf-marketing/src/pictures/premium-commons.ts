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
    'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAAAwAgCdASoQABAAAoBCJYgCdADp6pgs5O1rgAD+JbJclb1v4W4MZeDct1zFcaAPfKre8Ab7p67ff851PFN6XX074zPbkT/YXg/A1dIgCYnBi1AYI5comwkrK96CWT9DOo/5VstKodF56vWxufsFyzHa+gPd0xY0QcAAAA==',
};
