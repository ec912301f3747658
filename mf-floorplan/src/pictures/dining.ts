import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './dining/480.avif';
import webp480 from './dining/480.webp';
import avif768 from './dining/768.avif';
import webp768 from './dining/768.webp';
import avif1120 from './dining/1120.avif';
import webp1120 from './dining/1120.webp';

export const dining: PictureSource = {
  width: 1120,
  height: 630,
  src: webp768,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1120} 1120w`,
  placeholder: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAkABABoJQBOgB7HlJX9SAAA/DCGfC45b5gRD8cZityP4l9V0Ak5N8A+XCp4UtcBM5uD3kwSG+B0vkLF8AAA',
};
