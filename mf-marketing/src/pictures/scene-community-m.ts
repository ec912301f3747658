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
    'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAAAwBACdASoQABQAPrVInkmnJCKhMAgA4BaJZACxG1AVgSlEEDzXBIG3RRAA9bFpJhRv/9wvfp++mNTcciq47U/qmVPnhnm8Qf5/X56yFtQ95o9kRMIaoDdbZzn7vbEnIg1C4xoELtLVfCSQSNLnnZOFc6W8m63NCrLFvi7QEc6Jtkq6nF99k3PyWGNRH5YxgKUna/oAAAA=',
};
