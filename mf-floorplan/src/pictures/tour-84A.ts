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
    'data:image/webp;base64,UklGRrAAAABXRUJQVlA4IKQAAAAwBACdASoQABQAPrVInkmnJCKhMAgA4BaJZQCw7CK5calllJVEQExHlmAA/tTty2OQcqhJLdmyAPufIB0JrOKt99Bh94y6WWRuJNp/L1oVME1vdSSTj/yrdQzwdwkSEuvSPfS51c59nKSpOydavW+fQfo3Jecl5rY3B7JTSnARvdzI+aHjBMf4IT+7PBoJ+m9ycXCOUI8TCDRvjOOp/rDwuwAAAA==',
};
