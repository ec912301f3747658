// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-towers/480.avif';
import avif768 from './scene-towers/768.avif';
import avif1120 from './scene-towers/1120.avif';
import avif1720 from './scene-towers/1720.avif';
import avif2160 from './scene-towers/2160.avif';
import webp480 from './scene-towers/480.webp';
import webp768 from './scene-towers/768.webp';
import webp1120 from './scene-towers/1120.webp';
import webp1720 from './scene-towers/1720.webp';
import webp2160 from './scene-towers/2160.webp';

export const sceneTowers: PictureSource = {
  width: 2160,
  height: 1764,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1720} 1720w, ${avif2160} 2160w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1720} 1720w, ${webp2160} 2160w`,
  placeholder:
    'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoQAA0AAoBCJQBOgCPcBTrAezgAzFRm8A8XufqylsLOyFycDn6iSfImsfdDpo+Ub9q2cwoSSjZ+RlW5LNDXqkdI+GKjS8TEAAA=',
};
