// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './living-84A/480.avif';
import avif768 from './living-84A/768.avif';
import avif1120 from './living-84A/1120.avif';
import avif1600 from './living-84A/1600.avif';
import avif2560 from './living-84A/2560.avif';
import webp480 from './living-84A/480.webp';
import webp768 from './living-84A/768.webp';
import webp1120 from './living-84A/1120.webp';
import webp1600 from './living-84A/1600.webp';
import webp2560 from './living-84A/2560.webp';

export const living84A: PictureSource = {
  width: 2560,
  height: 1440,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2560} 2560w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w, ${webp2560} 2560w`,
  placeholder:
    'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAQCdASoQAAkAAoBCJQBOgCPgiIDqmAD+sgyiqroHToUv4O20LxJovjNSy87wSmEDXoZrlF6xnicxq89ok/E1n3yzfxa4L6BH2D5zn0v/EU8TeMCTpbel+F7Dw5hAAAA=',
};
