// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './special-plan/480.avif';
import avif768 from './special-plan/768.avif';
import avif1120 from './special-plan/1120.avif';
import avif1440 from './special-plan/1440.avif';
import webp480 from './special-plan/480.webp';
import webp768 from './special-plan/768.webp';
import webp1120 from './special-plan/1120.webp';

export const specialPlan: PictureSource = {
  width: 1440,
  height: 1440,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1440} 1440w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w`,
  placeholder:
    'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAABwAgCdASoQABAAAoBCJYwCdAYt9wkYteUxqsNQAP7nffp+e9cbhqIHtiTl2ueX6bHvvGkpWzwdyvqrAuIteYjujGjJXBXL+9spXFlq0hQl71tHMLUzfcrRrrEHAh3reMWHx/eznK5Pexg0lB3XkRRcU8g7rHS9vYAAAA==',
};
