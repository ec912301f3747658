// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-district-m/480.avif';
import avif720 from './scene-district-m/720.avif';
import avif960 from './scene-district-m/960.avif';
import webp480 from './scene-district-m/480.webp';
import webp720 from './scene-district-m/720.webp';
import webp960 from './scene-district-m/960.webp';

export const sceneDistrictM: PictureSource = {
  width: 960,
  height: 1201,
  src: webp960,
  avif: `${avif480} 480w, ${avif720} 720w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp720} 720w, ${webp960} 960w`,
  placeholder:
    'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAAAwBACdASoQABQAPrVInkmnJCKhMAgA4BaJQBOgBH5HNbNqZLG+uRCpAMAA/sYHo2laoi0vccQuHN/BC1dHtezK/KhRQ7w14Byz4vTGw9xNRpBt9KHtcqbefEHmtzRLNhyD2Ta/zRjPVqh2IXLCZp6/2tbfN71ZeN+Yvjis9IXaAA==',
};
