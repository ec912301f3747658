// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './film-poster/480.avif';
import avif768 from './film-poster/768.avif';
import avif1120 from './film-poster/1120.avif';
import avif1600 from './film-poster/1600.avif';
import avif2240 from './film-poster/2240.avif';
import webp480 from './film-poster/480.webp';
import webp768 from './film-poster/768.webp';
import webp1120 from './film-poster/1120.webp';
import webp1600 from './film-poster/1600.webp';

export const filmPoster: PictureSource = {
  width: 2240,
  height: 1260,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif2240} 2240w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoQAAkAAoBCJQBOgCHe95g8mAD947zMhNyWj2Gt6O7Xt6iUHY+dowg5SOE3MEVyMBofENKmRL7DIgVW42pEudFNh8ryTMq9LSAAAA==',
};
