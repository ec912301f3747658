// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './facade-tall/480.avif';
import avif720 from './facade-tall/720.avif';
import webp480 from './facade-tall/480.webp';
import webp720 from './facade-tall/720.webp';

export const facadeTall: PictureSource = {
  width: 720,
  height: 1200,
  src: webp720,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp480} 480w, ${webp720} 720w`,
  placeholder:
    'data:image/webp;base64,UklGRqQAAABXRUJQVlA4IJgAAABQBACdASoQABsAPrVInkmnJCKhMAgA4BaJZQCo9ywBH1ZgcNoPj7c5wyxAAPxUaQ6FWX5CcQTSKfAIWsxE0EylxU2AFe6BmVoeXScOMjqaFzcmJCggNr7HPaHFcGbW5X4KjfNyH/xlfmK5q/MZbqbexFf5t85CbBsjvsYqZXM/Eeac4kC7gjfs6+b5rm5uMGGqTWFzf9jGAA==',
};
