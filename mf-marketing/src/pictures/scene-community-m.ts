// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-community-m/480.avif';
import avif768 from './scene-community-m/768.avif';
import webp480 from './scene-community-m/480.webp';
import webp768 from './scene-community-m/768.webp';

export const sceneCommunityM: PictureSource = {
  width: 768,
  height: 960,
  src: webp768,
  avif: `${avif480} 480w, ${avif768} 768w`,
  webp: `${webp480} 480w, ${webp768} 768w`,
  placeholder:
    'data:image/webp;base64,UklGRq4AAABXRUJQVlA4IKIAAADwAwCdASoQABQAPrVInkmnJCKhMAgA4BaJYgCdAYv+kVclI0pqpnFAAPU3pny3CfSP+Io6GYx261YOO3fDmX0RYW2Q8ssVjp6x2vap8CIeXGHzm5M++jDU6k2K4lAN9d/OFfy1YMvAHw9RDg0lqd2njSdffeMvsp1b2NnAu9yb2Jg1pvjEdLin9cvkjXDVa4R5c5Z+iZ16whp4GBzXJfugAAA=',
};
