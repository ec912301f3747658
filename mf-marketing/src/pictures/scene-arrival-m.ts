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
    'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAACwBACdASoQABQAPrVInkmnJCKhMAgA4BaJQBOmUI7gUFaX4JzFggzCdGky7xoAAP38ZKVkbKzueE5rN9uV+p6ww87ezflDgJqkuXpSKfZgc1t0bQUO1tNolW8UnmJ6F3O4V7/tliPJpR3s95dOkVq1ikT7qcll5B/1x7Yp2pwJNilU5LI2OGVEMCPRds/TwAA=',
};
