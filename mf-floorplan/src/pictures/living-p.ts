// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './living-p/480.avif';
import avif768 from './living-p/768.avif';
import avif960 from './living-p/960.avif';
import webp480 from './living-p/480.webp';
import webp768 from './living-p/768.webp';
import webp960 from './living-p/960.webp';

export const livingP: PictureSource = {
  width: 960,
  height: 900,
  src: webp960,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w`,
  placeholder:
    'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABQAgCdASoQAA8AAoBCJZQCdAYu52/Rg3nRyUAA/urxJc2Y7D7s+t3jSfjwsrdDLwW7Q/kED/uQR0SoY+z7LheaUUeBzMIZzMqxV8+kH2JCgR/4paG8OctXDe0aK8tTPbBu99pempHaDwRy5LP3FtkwAAA=',
};
