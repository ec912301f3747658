// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-daycare/480.avif';
import avif768 from './community-daycare/768.avif';
import avif1280 from './community-daycare/1280.avif';
import webp480 from './community-daycare/480.webp';
import webp768 from './community-daycare/768.webp';
import webp1280 from './community-daycare/1280.webp';

export const communityDaycare: PictureSource = {
  width: 1280,
  height: 960,
  src: webp1280,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w`,
  placeholder:
    'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAABwAQCdASoQAAwAAoBCJQBOgBG3AAD+1O1BTtnv0ZubI1uJ+ILFv9gqbRaq7hILJ218grKqgaZ1SHcMfHIvAG26WIlg8TOi8DpOIKSclA4ptQAA',
};
