// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './premium-district/480.avif';
import avif768 from './premium-district/768.avif';
import avif1120 from './premium-district/1120.avif';
import avif1341 from './premium-district/1341.avif';
import webp480 from './premium-district/480.webp';
import webp768 from './premium-district/768.webp';
import webp1120 from './premium-district/1120.webp';

export const premiumDistrict: PictureSource = {
  width: 1341,
  height: 1800,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1341} 1341w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w`,
  placeholder:
    'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAAAQBACdASoQABUAPrVKnkonJCKhsAgA4BaJQBOmUABqoZ+8eFue0/NgAAD+54F3zvrpwJOMPUlHXYOU3dmiUeIMIhlUGr4NW+QWUToBsW2HwifVGzjVFkDYiaZLFS88xVReC2w8mFWgQOvo3tGUwrx49uRn1awUDkUdmOIAAAA=',
};
