// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './facade/480.avif';
import avif768 from './facade/768.avif';
import avif1120 from './facade/1120.avif';
import avif1400 from './facade/1400.avif';
import webp480 from './facade/480.webp';
import webp768 from './facade/768.webp';
import webp1120 from './facade/1120.webp';
import webp1400 from './facade/1400.webp';

export const facade: PictureSource = {
  width: 1400,
  height: 1400,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1400} 1400w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1400} 1400w`,
  placeholder:
    'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAABQAgCdASoQABAAAoBCJZgCdAEWM5Usr6mdZIAA+EJhZCUi4scmZdvv8+Nhuq6ug823dPs2hyU4XUipzhIEPRTvAlv8s6YBRIuY5SjNivJyeA5W5gjiKugQAAA=',
};
