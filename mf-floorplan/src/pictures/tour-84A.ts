// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './tour-84A/480.avif';
import avif768 from './tour-84A/768.avif';
import avif1152 from './tour-84A/1152.avif';
import webp480 from './tour-84A/480.webp';
import webp768 from './tour-84A/768.webp';
import webp1152 from './tour-84A/1152.webp';

export const tour84A: PictureSource = {
  width: 1152,
  height: 1440,
  src: webp1152,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1152} 1152w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1152} 1152w`,
  placeholder:
    'data:image/webp;base64,UklGRq4AAABXRUJQVlA4IKIAAABQBACdASoQABQAPrVInkmnJCKhMAgA4BaJZQCdACK537XH7pl1LPVuZ33AAP7U7ctjfybS6ije4kr/D9wcmxiA+8ZlsT97PfwAtRN/SZRvvR846xHCqbffgGre20gDL9+thQYxcyp7sQglrkzPAx1aiB4EhqkYJ03+y5iaQSzMfuLeMA0jA22WwWqxvd/A3zkrQ8PBJvdgsjFeAn8zBLWvgAA=',
};
