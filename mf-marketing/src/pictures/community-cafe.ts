// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-cafe/480.avif';
import avif768 from './community-cafe/768.avif';
import avif1120 from './community-cafe/1120.avif';
import webp480 from './community-cafe/480.webp';
import webp768 from './community-cafe/768.webp';
import webp1120 from './community-cafe/1120.webp';

export const communityCafe: PictureSource = {
  width: 1120,
  height: 840,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w`,
  placeholder:
    'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAQCdASoQAAwAAoBCJQBOgCHXxIqTAAD+mFyoLQUpVepbrYT0f1j5Ee8NF02Vbr51210iaI4uib8pWXQjy659yeE94eAivdVY5EmEsbS8+yTUwutzJgRgBjwW8QAA',
};
