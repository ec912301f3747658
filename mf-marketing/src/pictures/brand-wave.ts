// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './brand-wave/480.avif';
import avif672 from './brand-wave/672.avif';
import webp480 from './brand-wave/480.webp';
import webp672 from './brand-wave/672.webp';

export const brandWave: PictureSource = {
  width: 672,
  height: 840,
  src: webp672,
  avif: `${avif480} 480w, ${avif672} 672w`,
  webp: `${webp480} 480w, ${webp672} 672w`,
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAwCdASoQABQAPrVKnkonJCKhsAgA4BaJZQC06BheL646mNfq9JAA/nhHk2w9gFzrs/YdK46d/Z2jnI695yKAAAA=',
};
