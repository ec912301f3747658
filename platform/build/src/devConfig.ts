import type { Remote } from '@riverview/contract';
import type { Configuration } from '@rspack/core';

export function remoteDevConfig(_remote: Remote, _dir: string): Configuration {
  throw new Error('not yet');
}
export function shellDevConfig(_dir: string): Configuration {
  throw new Error('not yet');
}
