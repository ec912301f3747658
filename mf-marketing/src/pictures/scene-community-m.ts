// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-community-m/480.avif';
import avif768 from './scene-community-m/768.avif';
import webp480 from './scene-community-m/480.webp';
import webp768 from './scene-community-m/768.webp';

export const sceneCommunityM: PictureSource = {
  width: 768,
  height: 960,
  src: webp768,
  avif: `${avif480} 480w, ${avif768} 768w`,
  webp: `${webp480} 480w, ${webp768} 768w`,
  placeholder:
    'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAAAwBACdASoQABQAPrVInkmnJCKhMAgA4BaJZACdLwAVf+lEEI0i1rkJVMAA8I606acqH5/97+Hjf+6SArjtS1218EJ544ggQD6js9caNtbqu6+LmysvwggHDKFo0aTAS29OmTacCRuwsg7+BADO7JwEM+/JultWyVOiQr8LFiLh3L5K/o8xxKGM29EXsBhXrsU30FAA',
};
