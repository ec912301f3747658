// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif1024 from './pano-84A-kitchen/1024.avif';
import avif2048 from './pano-84A-kitchen/2048.avif';
import avif4096 from './pano-84A-kitchen/4096.avif';
import avif8192 from './pano-84A-kitchen/8192.avif';
import webp1024 from './pano-84A-kitchen/1024.webp';
import webp2048 from './pano-84A-kitchen/2048.webp';
import webp4096 from './pano-84A-kitchen/4096.webp';

export const pano84AKitchen: PictureSource = {
  width: 8192,
  height: 4096,
  src: webp1024,
  avif: `${avif1024} 1024w, ${avif2048} 2048w, ${avif4096} 4096w, ${avif8192} 8192w`,
  webp: `${webp1024} 1024w, ${webp2048} 2048w, ${webp4096} 4096w`,
  placeholder:
    'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoQAAgAAoBCJZACdAYt9iwp1mHAAP7XHp3UF80EODLjOyaU/CpSJoIuDzIkbUrNPSJTA9tWfAPVSRcI+LvpHfLEjWrHSfsQTwqmHIAO7k6taAAA',
};
