// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-daycare/480.avif';
import avif860 from './community-daycare/860.avif';
import avif1280 from './community-daycare/1280.avif';
import webp480 from './community-daycare/480.webp';
import webp860 from './community-daycare/860.webp';
import webp1280 from './community-daycare/1280.webp';

export const communityDaycare: PictureSource = {
  width: 1280,
  height: 960,
  src: webp1280,
  avif: `${avif480} 480w, ${avif860} 860w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp860} 860w, ${webp1280} 1280w`,
  placeholder:
    'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoQAAwAAoBCJZgCdADwCXRpGAAA/rHzurw1HiZfABIZ0l/ptrfXVVKQjyLmCto2DLchBKMHSezS3+Ff/OOZ0dk1W2Bie9diLuzm4SaE3m+t6ogA',
};
