// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './hero-m/480.avif';
import avif780 from './hero-m/780.avif';
import avif1170 from './hero-m/1170.avif';
import avif1600 from './hero-m/1600.avif';
import webp480 from './hero-m/480.webp';
import webp780 from './hero-m/780.webp';
import webp1170 from './hero-m/1170.webp';
import webp1600 from './hero-m/1600.webp';

export const heroM: PictureSource = {
  width: 1600,
  height: 2844,
  src: webp1170,
  avif: `${avif480} 480w, ${avif780} 780w, ${avif1170} 1170w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp780} 780w, ${webp1170} 1170w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAAAwBACdASoQABwAPrVKnkonJCKhsAgA4BaJYgC06CHaXA+cEwxmlvP3YAAA/otT/RR1MryY0QZpiziUYqS2wuHybWzOuulN/IGvZS98/+CoGMuG3T+f6pRK5lhX3vrET8G0zcGg8zTXNyxefja4cHXdpbEmIXxvQAA=',
};
