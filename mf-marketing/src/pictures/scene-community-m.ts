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
    'data:image/webp;base64,UklGRpQAAABXRUJQVlA4IIgAAADwAwCdASoQABQAPrVInkmnJCKhMAgA4BaJYgC7ABZkVkoBRVvWPTYAANZJqD610I2sXO6og1CwGpsK1aOz80rFKiHHMmd/5YqgLUh1/8V8MgV7ttYp1ApDQC8vRUMxXSTi04ihRn+fXQqfaPeIiCD2Jw2Xbs9D1mhRQsK+OHLFjO6FVnyNgAAA',
};
