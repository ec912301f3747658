// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './model-142A/480.avif';
import avif768 from './model-142A/768.avif';
import avif1120 from './model-142A/1120.avif';
import avif1280 from './model-142A/1280.avif';
import webp480 from './model-142A/480.webp';
import webp768 from './model-142A/768.webp';
import webp1120 from './model-142A/1120.webp';
import webp1280 from './model-142A/1280.webp';

export const model142A: PictureSource = {
  width: 1280,
  height: 720,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1280} 1280w`,
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAkAAoBCJYwCdAD1fCXfcgAA/uJWIrFAp5Nemr8LjTwsjepa959b2Ejfiw29J8pL0naPNopQ/1D0Ny7Fbk37oAA=',
};
