import { remoteConfig } from '@platform/rspack';
import remote from './remote';

export default remoteConfig(remote, import.meta.dirname);
