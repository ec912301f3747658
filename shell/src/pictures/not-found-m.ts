// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif390 from './not-found-m/390.avif';
import avif560 from './not-found-m/560.avif';
import avif780 from './not-found-m/780.avif';
import avif1170 from './not-found-m/1170.avif';
import webp390 from './not-found-m/390.webp';
import webp560 from './not-found-m/560.webp';
import webp780 from './not-found-m/780.webp';
import webp1170 from './not-found-m/1170.webp';

export const notFoundM: PictureSource = {
  width: 1170,
  height: 2080,
  src: webp1170,
  avif: `${avif390} 390w, ${avif560} 560w, ${avif780} 780w, ${avif1170} 1170w`,
  webp: `${webp390} 390w, ${webp560} 560w, ${webp780} 780w, ${webp1170} 1170w`,
  placeholder:
    'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAAAQBACdASoQABwAPrVKnkonJCKhsAgA4BaJYwC06B48mvJC5x7WrSvVAAD8WlC/Gj5bVMFuoNs42twBa35YyqwWZHB/dQvE25+/EelSfvuHnCZ1TDjq+kNDRaIvgLLnHi36HQyKGgzPyezwQfcRdsbTKTKkVQm4G+6NaAAA',
};
