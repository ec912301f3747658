// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-promenade/480.avif';
import avif768 from './scene-promenade/768.avif';
import avif1120 from './scene-promenade/1120.avif';
import avif1240 from './scene-promenade/1240.avif';
import webp480 from './scene-promenade/480.webp';
import webp768 from './scene-promenade/768.webp';
import webp1120 from './scene-promenade/1120.webp';
import webp1240 from './scene-promenade/1240.webp';

export const scenePromenade: PictureSource = {
  width: 1240,
  height: 620,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1240} 1240w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1240} 1240w`,
  placeholder:
    'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAgAAoBCJZQCdAEUU2YW6twA/oYGCObJCscxHtrbsGcavSl8kSkzFJ1RTgsBGm4hm/LoAAA=',
};
