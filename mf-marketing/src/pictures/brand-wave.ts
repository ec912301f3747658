// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './brand-wave/480.avif';
import avif768 from './brand-wave/768.avif';
import avif1120 from './brand-wave/1120.avif';
import webp480 from './brand-wave/480.webp';
import webp768 from './brand-wave/768.webp';
import webp1120 from './brand-wave/1120.webp';

export const brandWave: PictureSource = {
  width: 1120,
  height: 1400,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w`,
  placeholder:
    'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQBACdASoQABQAPrVInkmnJCKhMAgA4BaJQBOmUI4AAybEVpX425teAADW+J4G7a4LIHu3r5EIBeDnribzdYW1j8NSWIZx6zaqyAAA',
};
