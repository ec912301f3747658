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
    'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAAAQBACdASoQABQAPrVInkmnJCKhMAgA4BaJQBOmUI4AAw1fWu9hafKIAAD9/GOniSYHrSRgFTvTMvcttDSkV7K+mp1Ylr2O1Wc2xjh7nc295MmkVF2rLOAV3fT5JApmPk/+9w+iyOo5wfmEpRqzqH66XCERAWTQTqPbkzg/T5sz8PG/1CpCdWzu1tOeFSzFc1vIChQA',
};
