// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif768 from './hero-wide/768.avif';
import avif1120 from './hero-wide/1120.avif';
import avif1600 from './hero-wide/1600.avif';
import avif2020 from './hero-wide/2020.avif';
import webp768 from './hero-wide/768.webp';
import webp1120 from './hero-wide/1120.webp';
import webp1600 from './hero-wide/1600.webp';
import webp2020 from './hero-wide/2020.webp';

export const heroWide: PictureSource = {
  width: 2020,
  height: 1070,
  src: webp1120,
  avif: `${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2020} 2020w`,
  webp: `${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w, ${webp2020} 2020w`,
  placeholder:
    'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAgAAoBCJZQCdAEWO1pOAgAA/N/AN2wsTKBvFedlgjvD8CE9xGPrSPCAQuifNfAAAA==',
};
