// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './tour-115/480.avif';
import avif720 from './tour-115/720.avif';
import webp480 from './tour-115/480.webp';
import webp720 from './tour-115/720.webp';

export const tour115: PictureSource = {
  width: 720,
  height: 900,
  src: webp720,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp480} 480w, ${webp720} 720w`,
  placeholder:
    'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAAAwBACdASoQABQAPrVInkmnJCKhMAgA4BaJZwCsIKnDA16X4dtdXO+w7oAA/uAJZPmrm33dvkraZYz7zn6c8dxqwvx9+Sr/6BY6eConjooJZdhmD62AQI1lV3wXHvz7qeQG5vUqtsVH+cj4i1B11YjuH9+wXJkZMe17NTSbk7nwBUmeIaaN3gySFdg2yibAAAA=',
};
