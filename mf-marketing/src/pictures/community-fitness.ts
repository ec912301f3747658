// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-fitness/480.avif';
import avif768 from './community-fitness/768.avif';
import avif1280 from './community-fitness/1280.avif';
import webp480 from './community-fitness/480.webp';
import webp768 from './community-fitness/768.webp';
import webp1280 from './community-fitness/1280.webp';

export const communityFitness: PictureSource = {
  width: 1280,
  height: 960,
  src: webp1280,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w`,
  placeholder:
    'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADQAQCdASoQAAwAAoBCJQBOgBVDUinAAAD+63bj2G8M7pVPepNr+fwt7RxqXZH1vuFajbcZ+81x2bfVDiI/0cycj4eGXhk1CimeLTXW3VEBCdrdtJck7FsJ8AA=',
};
