// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-community-m/480.avif';
import avif768 from './scene-community-m/768.avif';
import webp480 from './scene-community-m/480.webp';
import webp768 from './scene-community-m/768.webp';

export const sceneCommunityM: PictureSource = {
  width: 768,
  height: 960,
  src: webp768,
  avif: `${avif480} 480w, ${avif768} 768w`,
  webp: `${webp480} 480w, ${webp768} 768w`,
  placeholder:
    'data:image/webp;base64,UklGRqwAAABXRUJQVlA4IKAAAAAQBACdASoQABQAPrVInkmnJCKhMAgA4BaJZACdAYualH1KCfEqAQuOAADplyfIPOx1FPOCQQ7xxplm8N/CYS7SFl67WDhb076MEMIqhI1TemFuqRsIH8wydg8F2YiX9lmWECUFEDQpr40CHJByg4J9lOrexsfa9dtPXkq8Zlxsj3lNyf+jg1Cg0czC0vWL0PH2a19Hv8FaCJtodrgIAAAA',
};
