// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif1024 from './pano-115-hall/1024.avif';
import avif2048 from './pano-115-hall/2048.avif';
import avif3072 from './pano-115-hall/3072.avif';
import webp1024 from './pano-115-hall/1024.webp';
import webp2048 from './pano-115-hall/2048.webp';
import webp3072 from './pano-115-hall/3072.webp';

export const pano115Hall: PictureSource = {
  width: 3072,
  height: 1536,
  src: webp1024,
  avif: `${avif1024} 1024w, ${avif2048} 2048w, ${avif3072} 3072w`,
  webp: `${webp1024} 1024w, ${webp2048} 2048w, ${webp3072} 3072w`,
  placeholder:
    'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACQAQCdASoQAAgAAoBCJZACdADIWUAA/uJ7UlHyTpW3EFlv559Bg5gsW40NW30L8/nh1aRgG1gD7a2TqOqQh0lJ+PYKf4pD7EB+uH8xUJdO1J0KXpT6IAAA',
};
