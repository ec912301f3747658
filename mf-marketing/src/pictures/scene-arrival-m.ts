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
    'data:image/webp;base64,UklGRrAAAABXRUJQVlA4IKQAAAAQBACdASoQABQAPrVInkmnJCKhMAgA4BaJZACdMoACLkRZGDTzaYtBsAD80Dk08ftv9+nsP3diC8qRtCsoHLAv3L285RAAucoJjB8hNRu9hSfBuj8pv9XwjyUmFPKZYRsRNy9p/FuCTJwT75Cts/8++YIiXbyool+55hZQUFM9t5d+z+1xVMrPcZ5w29qu9JR+7EEFhSWbdtqaiF8VRZUy7hAAAA==',
};
