import type { PictureSource } from '@riverview/shared-ui/picture';
import avif480 from './living-p/480.avif';
import webp480 from './living-p/480.webp';
import avif768 from './living-p/768.avif';
import webp768 from './living-p/768.webp';

export const livingP: PictureSource = {
  width: 768,
  height: 720,
  src: webp768,
  avif: `${avif480} 480w, ${avif768} 768w`,
  webp: `${webp480} 480w, ${webp768} 768w`,
  placeholder: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoQAA8ABABoJZQAAxbK56zTxwAA/sXMI40ekRC1A8lsmcwwJMF51mCzFnNU2DcdF0ERj/OGpoivkh3Whys88JXypSl+v+XrsN/w02zj8AA=',
};
