// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './model-84B/480.avif';
import avif768 from './model-84B/768.avif';
import avif1120 from './model-84B/1120.avif';
import avif1430 from './model-84B/1430.avif';
import webp480 from './model-84B/480.webp';
import webp768 from './model-84B/768.webp';
import webp1120 from './model-84B/1120.webp';
import webp1430 from './model-84B/1430.webp';

export const model84B: PictureSource = {
  width: 1430,
  height: 805,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1430} 1430w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1430} 1430w`,
  placeholder:
    'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoQAAkAAoBCJZQCdAEPhwrkAlgAAP73aUFYM8FYa0Mp6lCIQnHIieb8YWMuPoCM5knGTDUqF/1rQ2rMSX1bfu+Q2e3rQU6NvrNm6L3Y3CMAAA==',
};
