// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './film-location-poster/480.avif';
import avif768 from './film-location-poster/768.avif';
import avif1120 from './film-location-poster/1120.avif';
import avif1600 from './film-location-poster/1600.avif';
import avif1920 from './film-location-poster/1920.avif';
import webp480 from './film-location-poster/480.webp';
import webp768 from './film-location-poster/768.webp';
import webp1120 from './film-location-poster/1120.webp';
import webp1600 from './film-location-poster/1600.webp';

export const filmLocationPoster: PictureSource = {
  width: 1920,
  height: 1080,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w, ${avif1920} 1920w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAAkAAoBCJQBOgCHiAQBxPgAA/f09e5ROGvo3LziEOpQZNNv42FfixPwnAYke4rulfn+VTt+fShEgS8sqcOG8BIJVQAAA',
};
