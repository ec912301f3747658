// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './living-142A/480.avif';
import avif768 from './living-142A/768.avif';
import avif1120 from './living-142A/1120.avif';
import avif1600 from './living-142A/1600.avif';
import avif2048 from './living-142A/2048.avif';
import webp480 from './living-142A/480.webp';
import webp768 from './living-142A/768.webp';
import webp1120 from './living-142A/1120.webp';
import webp1600 from './living-142A/1600.webp';

export const living142A: PictureSource = {
  width: 2048,
  height: 1152,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2048} 2048w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwAgCdASoQAAkAAoBCJZACdAYr7nbDlHXoAADMjssqffKyzdMPSInn6KeKddKZaPP+03XqUR7pJAN+Zo7OKcoG15QzqoOQnvFoleYQzhu2rSemHr4cLV8hujn80gAA',
};
