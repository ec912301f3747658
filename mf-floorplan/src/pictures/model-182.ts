// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './model-182/480.avif';
import avif768 from './model-182/768.avif';
import avif1120 from './model-182/1120.avif';
import avif1574 from './model-182/1574.avif';
import webp480 from './model-182/480.webp';
import webp768 from './model-182/768.webp';
import webp1120 from './model-182/1120.webp';
import webp1574 from './model-182/1574.webp';

export const model182: PictureSource = {
  width: 1574,
  height: 885,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1574} 1574w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1574} 1574w`,
  placeholder:
    'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAgCdASoQAAkAAoBCJZQCdAYstvvL4ABLAAD+9VnvcJmHJ4B55lmiEvOYDipNW6BlbliZeCYrpRGF9NheqsdSPJJW4KYkAxwQAA==',
};
