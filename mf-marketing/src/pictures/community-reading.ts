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
    'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwAgCdASoQAAwAAoBCJagCdAD7FkHcihk4MAD+mFtw7TXOtP1exrBtFNI9L7ygxfTfY+vpYr1Eu1E65yKP+6ZC2EeLup6Les8ik9ZJX6ItIaIIVCREZ9spID12I173RbU6BOYvwDo8eEO8GgA=',
};
