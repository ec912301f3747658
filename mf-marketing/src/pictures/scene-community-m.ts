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
    'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAABwBACdASoQABQAPrVInkmnJCKhMAgA4BaJZACdMoR2XtAUewe1mx15qdTIgAD7U68n+aRztme9/Dx4cV8CzIyBaLne4nARfO94vPxu0R4f8eWglyFDR9FyUOcEqgcDcnltKbQSqNRj+TZktdjOsGmM3PpFb35Nj2Vv9H0vVly+dBXP0L9WjkZ9Logwt+ZGvILribgAAAA=',
};
