// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif400 from './popup/400.avif';
import avif640 from './popup/640.avif';
import avif800 from './popup/800.avif';
import webp400 from './popup/400.webp';
import webp640 from './popup/640.webp';
import webp800 from './popup/800.webp';

export const popup: PictureSource = {
  width: 800,
  height: 1284,
  src: webp800,
  avif: `${avif400} 400w, ${avif640} 640w, ${avif800} 800w`,
  webp: `${webp400} 400w, ${webp640} 640w, ${webp800} 800w`,
  placeholder:
    'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAABwBACdASoQABoAPrVInkmnJCKhMAgA4BaJQBOmUABEOlokQfuZUXUYjkn3UABUMQgg6PanQruN2PlR1JooQHB2nfFcyjHLMGK88MAcgsjFVvfu+gmtvgrPzNk4eCrDGKS1Mwkb/8bM/9NehWPzt8KlYXnUowwd2JvRFKkb56F9aoEjfX2JOPfn7YigWlPcG/7vKBAA',
};
