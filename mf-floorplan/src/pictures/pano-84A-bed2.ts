// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif1024 from './pano-84A-bed2/1024.avif';
import avif2048 from './pano-84A-bed2/2048.avif';
import avif4096 from './pano-84A-bed2/4096.avif';
import webp1024 from './pano-84A-bed2/1024.webp';
import webp2048 from './pano-84A-bed2/2048.webp';
import webp4096 from './pano-84A-bed2/4096.webp';

export const pano84ABed2: PictureSource = {
  width: 4096,
  height: 2048,
  src: webp1024,
  avif: `${avif1024} 1024w, ${avif2048} 2048w, ${avif4096} 4096w`,
  webp: `${webp1024} 1024w, ${webp2048} 2048w, ${webp4096} 4096w`,
  placeholder:
    'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoQAAgAAoBCJZACdAEUarqwAAD+1PrHliU8VlMwRfmQVCTvUCrZkTg3/wuwiwBeGXVyQFmBMtJqBHFFHjgnYaYtSnglpU9Mi9UVGAAA',
};
