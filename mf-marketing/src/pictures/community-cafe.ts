// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-cafe/480.avif';
import avif768 from './community-cafe/768.avif';
import avif1280 from './community-cafe/1280.avif';
import webp480 from './community-cafe/480.webp';
import webp768 from './community-cafe/768.webp';
import webp1280 from './community-cafe/1280.webp';

export const communityCafe: PictureSource = {
  width: 1280,
  height: 960,
  src: webp1280,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w`,
  placeholder:
    'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAABQAgCdASoQAAwAAoBCJZACdAYv1klmr6cVOgAA/oXrxZQeT44tcZqoT9on8wzBHvoh/RTsId9cUjAbMbbBDtr7QQELzUT3zxBKsoMToDOYgoE84SvvkfgtozZXBiBgg/PzMVXJ+QN93S3wgYAAAA==',
};
