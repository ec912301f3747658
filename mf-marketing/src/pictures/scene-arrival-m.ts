// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-arrival-m/480.avif';
import avif648 from './scene-arrival-m/648.avif';
import webp480 from './scene-arrival-m/480.webp';
import webp648 from './scene-arrival-m/648.webp';

export const sceneArrivalM: PictureSource = {
  width: 648,
  height: 810,
  src: webp648,
  avif: `${avif480} 480w, ${avif648} 648w`,
  webp: `${webp480} 480w, ${webp648} 648w`,
  placeholder:
    'data:image/webp;base64,UklGRqwAAABXRUJQVlA4IKAAAABQBACdASoQABQAPrVInkmnJCKhMAgA4BaJZACdMoR4G8ABc7qj9zORRN/YAPyMACqthCHJISG3ylra35j2+x0T23ZDzPVPgvegWzVnG1daodLMNvVqjVWTCcCdrrs1pPIB1584jvCnFDhT9FRvxC3DZf8R1tiH87sFoIRkS4twkuPvDXJUbY8yKbOn6UaX59Gbzr6aRsSkuTQ0jb9jcwAA',
};
