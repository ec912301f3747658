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
    'data:image/webp;base64,UklGRrAAAABXRUJQVlA4IKQAAAAwBACdASoQABQAPrVInkmnJCKhMAgA4BaJZACdMoAlqRApu+l7TwwE+wAA799kpB9qHXmlEXRNaTtKLAbxQHXU/OZ2NJ/cRdhjWiDkEa52XTnfCx8YfHU/Lto+LhM419tI5IO49Dg/9ruyU9VW3jyJf9nfp7EUJ0Qn3jFdezeNAQfh9zYOIxFId2q8Gonra0otyACUT5THjH0fSjr5bamHD0YAAA==',
};
