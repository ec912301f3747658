// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './brand-breeze/480.avif';
import avif768 from './brand-breeze/768.avif';
import avif960 from './brand-breeze/960.avif';
import webp480 from './brand-breeze/480.webp';
import webp768 from './brand-breeze/768.webp';
import webp960 from './brand-breeze/960.webp';

export const brandBreeze: PictureSource = {
  width: 960,
  height: 1200,
  src: webp960,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w`,
  placeholder:
    'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAAAwBACdASoQABQAPrVKnkmnJCKhMAgA4BaJQBOgBH9D+R/QkzthfpbeogAA/uryIra8oUGe+iiielBxH68qm2EKQh70wURTa72WZVhV0utVsRWOoJHUsLbjO7s2Svj9qPJ3EENeFRvYiYWzL8xvGMKMJeTx7BX5ikbXPKjD2qJRV6iwwSKwAA==',
};
