// Written by `npm run pictures` from pictures.json; a change here is lost.
import type { PictureSource } from '@riverview/shared-ui/picture';
import avif400 from './popup/400.avif';
import avif640 from './popup/640.avif';
import avif800 from './popup/800.avif';
import webp400 from './popup/400.webp';
import webp640 from './popup/640.webp';
import webp800 from './popup/800.webp';

export const popup: PictureSource = {
  width: 800,
  height: 1284,
  src: webp800,
  avif: `${avif400} 400w, ${avif640} 640w, ${avif800} 800w`,
  webp: `${webp400} 400w, ${webp640} 640w, ${webp800} 800w`,
  placeholder:
    'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAADwAwCdASoQABoAPrVMn0onJCKhsAgA4BaJQBOmUABEObnzVF/k8cFYAFQb7D157ZCp8tTE9R5DAVqh7MX2qTDqUp53Kxd/N0i5OfJML2azF+cX8FQDdcwIy3GWWuSyq4O678T0W0Xfuxmx+7Jc3v/UseCudZzlu8HGr27BkHlzjFA2f4U2fZsKBjXe12KUqDbjc8gAAAA=',
};
