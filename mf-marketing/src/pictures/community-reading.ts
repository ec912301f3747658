// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-reading/480.avif';
import avif860 from './community-reading/860.avif';
import avif1280 from './community-reading/1280.avif';
import webp480 from './community-reading/480.webp';
import webp860 from './community-reading/860.webp';
import webp1280 from './community-reading/1280.webp';

export const communityReading: PictureSource = {
  width: 1280,
  height: 960,
  src: webp1280,
  avif: `${avif480} 480w, ${avif860} 860w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp860} 860w, ${webp1280} 1280w`,
  placeholder:
    'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAQCdASoQAAwAAoBCJbACdADzYsFN8QAA/seDZs4jmu881AzCU0qdjzfOAufz27uN2nQtdm+1bSpL5dREVmr8LqMDmnkHOvqQ68dDJWfDvfVsz8+onYZq3/dX1QAA',
};
