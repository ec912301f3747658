// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './facade/480.avif';
import avif768 from './facade/768.avif';
import avif1200 from './facade/1200.avif';
import webp480 from './facade/480.webp';
import webp768 from './facade/768.webp';
import webp1200 from './facade/1200.webp';

export const facade: PictureSource = {
  width: 1200,
  height: 1200,
  src: webp1200,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1200} 1200w`,
  placeholder:
    'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAQCdASoQABAAAoBCJQBOj+ACdStn9a4A/rGHG3sgUDkDtemgFLXjd4N0AcX5W/bxcOsoe+HeTKtiOjN2Z9wl6t/a2tMIOIR/msv/kYDHYa/MAAKnrCIC3K/mGAAA',
};
