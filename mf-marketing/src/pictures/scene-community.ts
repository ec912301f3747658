// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-community/480.avif';
import avif768 from './scene-community/768.avif';
import avif1200 from './scene-community/1200.avif';
import webp480 from './scene-community/480.webp';
import webp768 from './scene-community/768.webp';
import webp1200 from './scene-community/1200.webp';

export const sceneCommunity: PictureSource = {
  width: 1200,
  height: 960,
  src: webp1200,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1200} 1200w`,
  placeholder:
    'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAAAQAgCdASoQAA0AAoBCJZgCdAYtVjIYqgPAAM49qLBCtRGL8drErGfVUk8ZglBMSFPyZX/gGzsHt5tvX0v9Nmec9BPv3DxupC5UQOY1e5j4gMvjOFDRg2BTbJTjUUsJ5juZ3cPhbH7ujz8+zjycmnmzd8beS1Bm6xQAAA==',
};
