// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-guesthouse/480.avif';
import avif768 from './community-guesthouse/768.avif';
import avif1120 from './community-guesthouse/1120.avif';
import webp480 from './community-guesthouse/480.webp';
import webp768 from './community-guesthouse/768.webp';
import webp1120 from './community-guesthouse/1120.webp';

export const communityGuesthouse: PictureSource = {
  width: 1120,
  height: 630,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w`,
  placeholder:
    'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAQCdASoQAAkAAoBCJQBOgB03TglAwAD+tf92+uQb8E0eshyE3Y9y/hUW8nDts9zFlM9Qo7fm89k3xHdnTSye7kVfw2/a/FE6mEtSPXfbZ3GmF64QAA==',
};
