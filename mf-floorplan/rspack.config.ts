import { remoteConfig } from '@platform/rspack';
import remote from './remote';
import { tourContent } from './src/content/tour';

export default remoteConfig(remote, import.meta.dirname, [
  { name: 'tour', entry: './src/tour/frame/main.ts', title: tourContent.title },
]);
