// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './tour-115/480.avif';
import avif720 from './tour-115/720.avif';
import webp480 from './tour-115/480.webp';
import webp720 from './tour-115/720.webp';

export const tour115: PictureSource = {
  width: 720,
  height: 900,
  src: webp720,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp480} 480w, ${webp720} 720w`,
  placeholder:
    'data:image/webp;base64,UklGRqQAAABXRUJQVlA4IJgAAAAQBACdASoQABQAPrVInkmnJCKhMAgA4BaJZwC06CHZsU5VGaMQYIB3YAD+yl7efTiCOYuBe7rbMxbEyjaIztVSwsDTMrCVumPT7C2B3L6Q+GeEOmjTesDsLPEP5uYx9z8n2bi8hd7OaQUNlXfR08bGmPwaRWK/rD8sK3lXMGnQZr/OnS/R/q0uiFt69jmkAC7bgNskdTCoAA==',
};
