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
    'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAAAQBACdASoQABQAPrVInkmnJCKhMAgA4BaJZQCdACPg8H7d0Our6gD0AAD+56N6hCixsXf5asFrmUIDuC2WAJm3f9WNeNoI1qEJ80AU5Sj38ggQtKez2J1Ib7p19AQMa7XqI9M1VtsUIrvOXag1vi9rf6vgj3ZcfNDxf5XLey4KujZI92E53Ex5AkPJmOxpHwe0wAAA',
};
