// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './facade-tall/480.avif';
import avif720 from './facade-tall/720.avif';
import avif840 from './facade-tall/840.avif';
import webp480 from './facade-tall/480.webp';
import webp720 from './facade-tall/720.webp';
import webp840 from './facade-tall/840.webp';

export const facadeTall: PictureSource = {
  width: 840,
  height: 1400,
  src: webp840,
  avif: `${avif480} 480w, ${avif720} 720w, ${avif840} 840w`,
  webp: `${webp480} 480w, ${webp720} 720w, ${webp840} 840w`,
  placeholder:
    'data:image/webp;base64,UklGRrgAAABXRUJQVlA4IKwAAADwBACdASoQABsAPrVInkmnJCKhMAgA4BaJQBOmUCKGiIxSu52o7/+lBmHVAZRxIAAA/pp8aNv8JGopPwugBnUx1gjJa+jbnJumPiMWFM31KYPUxDve2WHkGRJnMiV7rhW/BcPMCzhNV3/hNebr5IsT3b8zkvV4UDIbRP8ScMutulEDnQkjj08I0bxT3hT8NoEMlYUGHpWvNW2XH/VKH7cGxslNjRIaZ0bkAAAA',
};
