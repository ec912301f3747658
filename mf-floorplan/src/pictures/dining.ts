// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './dining/480.avif';
import avif768 from './dining/768.avif';
import avif1120 from './dining/1120.avif';
import webp480 from './dining/480.webp';
import webp768 from './dining/768.webp';
import webp1120 from './dining/1120.webp';

export const dining: PictureSource = {
  width: 1120,
  height: 630,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w`,
  placeholder:
    'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoQAAkAAoBCJQBOgB9TTIgKFCoA/cahJrzvzu4moK29d4mgjYFL8hZeNc7DD4h+a8scILpzQG5nMh0u5iaa5Ipn+kOb/Q6wbqly1S5wmwAAAA==',
};
