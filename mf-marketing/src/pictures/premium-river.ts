// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './premium-river/480.avif';
import avif768 from './premium-river/768.avif';
import avif1075 from './premium-river/1075.avif';
import webp480 from './premium-river/480.webp';
import webp768 from './premium-river/768.webp';
import webp1075 from './premium-river/1075.webp';

export const premiumRiver: PictureSource = {
  width: 1075,
  height: 1440,
  src: webp1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1075} 1075w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1075} 1075w`,
  placeholder:
    'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwAwCdASoQABUAPrVKn0onJCKhsAgA4BaJQBOgBDwzBgH/b8MewAD+365GkjZhWGcQ8K7alx9beJTDLPfH+Lrj5rnOcl3ZOUW50Mf5LaX6Ed2vbH0MatEEgAA=',
};
