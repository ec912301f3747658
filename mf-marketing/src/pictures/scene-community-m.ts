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
    'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAAAQBACdASoQABQAPrVInkmnJCKhMAgA4BaJZQC06B6JuEHv9xlARc5FQAD+xX7rO3BuFIic3bJfBHnAIi3ClAT/3h3mGjqJuEyz3PzJZNFDiv2We5yx0tuT956p/2uZes/lpFOynKjWpD+TUwHnbwmeQi+hfAarkJTqaMAA',
};
