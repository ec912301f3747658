// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-guesthouse/480.avif';
import avif860 from './community-guesthouse/860.avif';
import avif1280 from './community-guesthouse/1280.avif';
import avif1600 from './community-guesthouse/1600.avif';
import webp480 from './community-guesthouse/480.webp';
import webp860 from './community-guesthouse/860.webp';
import webp1280 from './community-guesthouse/1280.webp';
import webp1600 from './community-guesthouse/1600.webp';

export const communityGuesthouse: PictureSource = {
  width: 1600,
  height: 1200,
  src: webp1280,
  avif: `${avif480} 480w, ${avif860} 860w, ${avif1280} 1280w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp860} 860w, ${webp1280} 1280w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABQAgCdASoQAAwAAoBCJZgCdAYrTTS+O7A0iAAA/t3ArzB+OjOQDmHb1FPzfFGYk9rFZ2oKpyxA9C3eEd8rjPGxwQj6Ugv37vENi87GBfnGWcMzX7FZm9XKYl10qXnUtbaeOZEBkjbBejhyhr3+UlogoDAAAA==',
};
