// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './banner-complex/480.avif';
import avif768 from './banner-complex/768.avif';
import avif1120 from './banner-complex/1120.avif';
import avif1600 from './banner-complex/1600.avif';
import avif2860 from './banner-complex/2860.avif';
import webp480 from './banner-complex/480.webp';
import webp768 from './banner-complex/768.webp';
import webp1120 from './banner-complex/1120.webp';
import webp1600 from './banner-complex/1600.webp';

export const bannerComplex: PictureSource = {
  width: 2860,
  height: 804,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2860} 2860w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoQAAQAAoBCJQBOgBsywWgA/ubGnNNgEQA7ML+yHov32Q+0pXMHx8oH4MeHP43XY68D9uX+4NAsgW+N0VwAAA==',
};
