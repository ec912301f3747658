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
    'data:image/webp;base64,UklGRq4AAABXRUJQVlA4IKIAAADwAwCdASoQABQAPrVInkmnJCKhMAgA4BaJYgCw7YvgkVcljEv1f/OgAPU3pny25jWkSCQAxGAowMx3PGtRdbJwb/izY7+Qma08g+FqMC4dECxx5JRuLup93y88OfZoyLiAB62/sTDFKrucodi4VS06VcKd93Q/ZTq3sbH4t/XWopuRfGSD85xT+wcpggVudaQZRltiFtRW9RaE/hoEuj9AAAA=',
};
