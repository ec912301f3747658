// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-promenade-m/480.avif';
import avif768 from './scene-promenade-m/768.avif';
import avif960 from './scene-promenade-m/960.avif';
import webp480 from './scene-promenade-m/480.webp';
import webp768 from './scene-promenade-m/768.webp';
import webp960 from './scene-promenade-m/960.webp';

export const scenePromenadeM: PictureSource = {
  width: 960,
  height: 1200,
  src: webp960,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w`,
  placeholder:
    'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAACwBACdASoQABQAPrVInkmnJCKhMAgA4BaJYgCdMoMzG+gCPt38cEMCfLjoHCeAAP3Uy5FdmrEIrQRLBKN4Mq05gXQZh2c1BdCsLQVmx8jC8pB+Mj2AJeE8C0RlHyh+HjHumRYow8c4J8d8nshf2wUcEUlmZ6Pi1LlIBDFiYbnIgAQ/WBoX9yOZb0reL/aKXcMAAA==',
};
