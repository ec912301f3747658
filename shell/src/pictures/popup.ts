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
    'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAABQBACdASoQABoAPrVKnkmnJCKhMAgA4BaJQBOmUABDTEhmnjn5j/xAgrBwAFQb2sOjePM2zB01rag+UYoMCU2r9aU8c20Ba2GoiJC69iuaEtJzAkVBuZNsnHfE/397KtWirKUyCVGsz+YtsA1QJrx2X1YGuWS8KroiWSab819WmMgwVHGGPFe4m0tRiWeBkayL6RSAAAA=',
};
