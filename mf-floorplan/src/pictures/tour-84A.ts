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
    'data:image/webp;base64,UklGRrAAAABXRUJQVlA4IKQAAABwBACdASoQABQAPrVInkmnJCKhMAgA4BaJYwCdMoADgP3U/3RvWNwxae/gAAD+3+vY0q1CLRC3CfK9FZ4YxaS1KZ7pJthuEz2qs9/7eMJ87o5WUb7mv2XBd9mYl9UFZ7SNQVVYTEtdxZcvDadXYhkbOfs9ln8IPEyAqbpOvSEP1WZ/GH8mOfb18SAWyvnMjE9DHaxWhSHlnK9eTLbhQ3LCLsAAAA==',
};
