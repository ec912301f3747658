// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif1024 from './pano-115-hall/1024.avif';
import avif2048 from './pano-115-hall/2048.avif';
import avif2560 from './pano-115-hall/2560.avif';
import webp1024 from './pano-115-hall/1024.webp';
import webp2048 from './pano-115-hall/2048.webp';
import webp2560 from './pano-115-hall/2560.webp';

export const pano115Hall: PictureSource = {
  width: 2560,
  height: 1280,
  src: webp1024,
  avif: `${avif1024} 1024w, ${avif2048} 2048w, ${avif2560} 2560w`,
  webp: `${webp1024} 1024w, ${webp2048} 2048w, ${webp2560} 2560w`,
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAgAAoBCJZgCdAEWzvdoPUEAAP64CFdtmRyD90oapfsvJOAhQzY/0mzUw3jwMfoF4d6Cg52JkIn6oSbB0AAA',
};
