// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif400 from './gallery-portrait/400.avif';
import avif800 from './gallery-portrait/800.avif';
import webp400 from './gallery-portrait/400.webp';
import webp800 from './gallery-portrait/800.webp';

export const galleryPortrait: PictureSource = {
  width: 800,
  height: 1000,
  src: webp800,
  avif: `${avif400} 400w, ${avif800} 800w`,
  webp: `${webp400} 400w, ${webp800} 800w`,
  placeholder:
    'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAADwAwCdASoQABQAPrVIn0onJCKhsAgA4BaJQBOgBH4AgBEuiVVtlgdgAP6yMqa1xm7AD81oxX+rJ21yCZgQ5gqjKUVOimk/FLXnNk6/CocmS6vTvrA3Asi2Dl0T4gDs/E2b56ajRr4MY6YdlcyTYnZuvO/T15yLeRl5SEYv6ivMRQAA',
};
