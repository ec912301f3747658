// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './model-142A/480.avif';
import avif768 from './model-142A/768.avif';
import avif1120 from './model-142A/1120.avif';
import avif1583 from './model-142A/1583.avif';
import webp480 from './model-142A/480.webp';
import webp768 from './model-142A/768.webp';
import webp1120 from './model-142A/1120.webp';
import webp1583 from './model-142A/1583.webp';

export const model142A: PictureSource = {
  width: 1583,
  height: 890,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1583} 1583w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1583} 1583w`,
  placeholder:
    'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoQAAkAAoBCJZQCdAYrdv7HE5AAAP70EmgUXF91lA9jfroD+SdndCQJVyB0Sz5xRbQqqznt27vK6lOyHNaXRz+AXU++Wd6NBDsEpIv5BGaAAA==',
};
