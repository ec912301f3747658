import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './riverday/480.avif';
import webp480 from './riverday/480.webp';
import avif768 from './riverday/768.avif';
import webp768 from './riverday/768.webp';
import avif1120 from './riverday/1120.avif';
import webp1120 from './riverday/1120.webp';
import avif1600 from './riverday/1600.avif';
import webp1600 from './riverday/1600.webp';

export const riverday: PictureSource = {
  width: 1600,
  height: 676,
  src: webp1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w, ${webp1600} 1600w`,
  placeholder: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAcABABoJYwCdAEPOyMpAADb/kgXuo7afpV7wyRFwqQYK2Nn0tsPPT7KAAAA',
};
