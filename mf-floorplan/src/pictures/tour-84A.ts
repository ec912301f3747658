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
    'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAADQAwCdASoQABQAPrVInkmnJCKhMAgA4BaJZQCdACPg5FNROhvcVEAA/t/r9DSrdFaCK4gW7aPPP8qWdR61eGukEP3QHw+8o9/IIELRRxkeBDMLNDHVCCUbjoY5idLQpmAleIPFe08l2dnhRWY/F73h3Okyr3g+p5pYCP0G8t4EdGBe9l4QfZS0AAA=',
};
