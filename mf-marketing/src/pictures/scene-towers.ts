// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './scene-towers/480.avif';
import avif720 from './scene-towers/720.avif';
import webp480 from './scene-towers/480.webp';
import webp720 from './scene-towers/720.webp';

export const sceneTowers: PictureSource = {
  width: 720,
  height: 900,
  src: webp720,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp480} 480w, ${webp720} 720w`,
  placeholder:
    'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAwCdASoQABQAPrVKoUqnJCMhsAgA4BaJYwCdMoACqNYvEh+V4jAA/FOxOA24ZIDTlNFE69yK9886XXDrPRA8oBn8MYwfe/F4qgLACAqY2QAA',
};
