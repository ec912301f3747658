// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif768 from './hero-wide/768.avif';
import avif1120 from './hero-wide/1120.avif';
import avif1600 from './hero-wide/1600.avif';
import avif2400 from './hero-wide/2400.avif';
import webp768 from './hero-wide/768.webp';
import webp1120 from './hero-wide/1120.webp';
import webp1600 from './hero-wide/1600.webp';
import webp2400 from './hero-wide/2400.webp';

export const heroWide: PictureSource = {
  width: 2400,
  height: 1271,
  src: webp1120,
  avif: `${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w, ${webp2400} 2400w`,
  placeholder:
    'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAgAAoBCJZQCdAEeqxp7GKAAzjHmyxiSc6D9cJNla8tJMmnBvHN8lecxXIBQVHLzIn2v2wKHygAA',
};
