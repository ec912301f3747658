import { remoteConfig } from '@riverview/build';
import remote from './remote';

export default remoteConfig(remote, import.meta.dirname);
