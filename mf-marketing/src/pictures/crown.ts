// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './crown/480.avif';
import avif768 from './crown/768.avif';
import avif1120 from './crown/1120.avif';
import avif1440 from './crown/1440.avif';
import webp480 from './crown/480.webp';
import webp768 from './crown/768.webp';
import webp1120 from './crown/1120.webp';
import webp1440 from './crown/1440.webp';

export const crown: PictureSource = {
  width: 1440,
  height: 960,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1440} 1440w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1440} 1440w`,
  placeholder:
    'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAABQAgCdASoQAAsAAoBCJZQCdICXF8PY4iCb+sAA/ueJH56WTAvh6WH+JmsWqr6vPjTQdahK444uG7Dbh5henp3e1d3WQvfeyWfU4FUIkqRJ8k8QAAA=',
};
