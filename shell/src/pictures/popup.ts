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
    'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAAAQBACdASoQABoAPrVOoUmnJKOhMAgA4BaJYwC7MoABaOia9TBzfzrHgADnKCvTEg495CTcYMRoVWJ8lmB6aHa5BZH048M4Md1ZuvvQO9rJNVuelqM5+7P0Bp/Dap6wyYmIK2DyJSTFbjHyMh48AiaJT+1R/a4os7s14h3Av8dEAAAA',
};
