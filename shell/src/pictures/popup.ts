// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif400 from './popup/400.avif';
import avif626 from './popup/626.avif';
import webp400 from './popup/400.webp';
import webp626 from './popup/626.webp';

export const popup: PictureSource = {
  width: 626,
  height: 1070,
  src: webp626,
  avif: `${avif400} 400w, ${avif626} 626w`,
  webp: `${webp400} 400w, ${webp626} 626w`,
  placeholder:
    'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAACQBACdASoQABsAPrVOn0onJCKhsAgA4BaJZQCo9dwC+ERjpUGkVKe7ZdGN9IAA/lIAQHnUQSXt/Onb8nop0XNW2MBXbkPPJ7ifHTsI9yIlIVex+1Z7bpSbxKg/NsG74/BhzzrdiA2wbcFJqy2nzNO9k/M8TXWQc8KQ4BHrDoaqEaJpc0KuFLbteUAAAA==',
};
