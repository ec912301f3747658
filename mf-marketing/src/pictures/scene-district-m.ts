// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-district-m/480.avif';
import avif720 from './scene-district-m/720.avif';
import webp480 from './scene-district-m/480.webp';
import webp720 from './scene-district-m/720.webp';

export const sceneDistrictM: PictureSource = {
  width: 720,
  height: 900,
  src: webp720,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp480} 480w, ${webp720} 720w`,
  placeholder:
    'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAwCdASoQABQAPrVIn0mnJCKhMAgA4BaJZQC2yCHW2qFF39w6ADmAAPxIq1k6IaWNY15ZL8IDrHKmP/+xCEnsVQWcdHYGZ3yDAaTIi1lAAA==',
};
