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
    'data:image/webp;base64,UklGRrQAAABXRUJQVlA4IKgAAAAQBACdASoQABQAPrVInkmnJCKhMAgA4BaJZACdMoABXmWCwHLxR6RWAAD80Dk08hRYzvBhdEXKn6OZ5yfM02FQkUj7TlVrzIlPLSjG1daodEoZgxmOUwgai7bZ1IhBmEZLVQqx2CDrfLRnvVsRFDSF8+yv/8e+SUT3F694pqPW9+6ohLvtgdHXCZ2/4xSXP/YYnjqIGi+jV8i57DDV15mP099Cpl3CAAA=',
};
