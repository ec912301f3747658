// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './bath-142A/480.avif';
import avif768 from './bath-142A/768.avif';
import avif1120 from './bath-142A/1120.avif';
import avif1600 from './bath-142A/1600.avif';
import webp480 from './bath-142A/480.webp';
import webp768 from './bath-142A/768.webp';
import webp1120 from './bath-142A/1120.webp';
import webp1600 from './bath-142A/1600.webp';

export const bath142A: PictureSource = {
  width: 1600,
  height: 900,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAQCdASoQAAkAAoBCJQBOgB+X+TlcmUAA+T/TZZ+WnDSwKbqqSOsNmxiF6EAEd0xwfN0DxUnbaHXz1pHqQwnW9Cn1Ny7fZrXteJ47Enp3D5CL1xc0sHmzb6JivoAA',
};
