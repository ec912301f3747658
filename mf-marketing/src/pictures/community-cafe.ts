// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './community-cafe/480.avif';
import avif860 from './community-cafe/860.avif';
import avif1280 from './community-cafe/1280.avif';
import avif1600 from './community-cafe/1600.avif';
import webp480 from './community-cafe/480.webp';
import webp860 from './community-cafe/860.webp';
import webp1280 from './community-cafe/1280.webp';
import webp1600 from './community-cafe/1600.webp';

export const communityCafe: PictureSource = {
  width: 1600,
  height: 1200,
  src: webp1280,
  avif: `${avif480} 480w, ${avif860} 860w, ${avif1280} 1280w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp860} 860w, ${webp1280} 1280w, ${webp1600} 1600w`,
  placeholder:
    'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAADwAQCdASoQAAwAAoBCJYgCdACYzOzbPqAA/qxUPUARiMn6c9IVmenWMu4J+305Vxb31QGmYT9Y+mnx9TvLqjsCn68xF5vnPAiI0fbATzx74NZYMn8zLxbYn/P1pNSlvYkjT2XyQTtaa1oGqXmaAAAA',
};
