// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './facade-tall/480.avif';
import avif720 from './facade-tall/720.avif';
import webp480 from './facade-tall/480.webp';
import webp720 from './facade-tall/720.webp';

export const facadeTall: PictureSource = {
  width: 720,
  height: 1200,
  src: webp720,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp480} 480w, ${webp720} 720w`,
  placeholder:
    'data:image/webp;base64,UklGRrYAAABXRUJQVlA4IKoAAABQBACdASoQABsAPrVKoUmnJCOhMAgA4BaJQBOmUAS26Lo/IurIqlHT54AAAP7T52UfnBO9IXMYPKq9ttjpckYkN58PBv6tplNj6RnJy62SY8QYYb8X1ARAaF7nn0dxEHdf7sUkDurV0mNV1dQv8/cBobrViDQ4giT6HiVm4wJvdHblyUbFmiV1erfXuHJHjNfaaNU6R30983yU1nFyi6zgqei34Bhxi3wAAA==',
};
