import type { Remote } from '@platform/contract';
import type { Configuration } from '@rspack/core';
import { baseConfig, clientOutput } from './baseConfig';
import { CheckedStylesheets } from './checkedStylesheets';
import { remoteDevConfig } from './dev/remoteDevConfig';
import { remoteFederation } from './federationOptions';
import { foreignConfig } from './foreign/foreignConfig';
import { type FramePage, frameEntries, framePlugins } from './framePages';
import { remoteServerConfig } from './serverConfigs';
import { WriteRemoteSurface } from './writeSurface';

/**
 * The build of a module: a federation container for browsers, one server bundle for the composer and, where it lends pieces
 * to other sites, a container for those.
 * With `MODULE_DEV` set it is the development server's configuration instead.
 *
 * @param remote the module's public surface, its `remote.ts`
 * @param dir absolute path of the module's folder
 * @param frames pages of the module's own that it shows in a frame
 */
export function remoteConfig(remote: Remote, dir: string, frames: readonly FramePage[] = []): Configuration[] {
  if (process.env.MODULE_DEV) return remoteDevConfig(remote, dir, frames);
  return [clientConfig(remote, dir, frames), remoteServerConfig(remote, dir), ...foreignConfig(remote, dir)];
}

function clientConfig(remote: Remote, dir: string, frames: readonly FramePage[]): Configuration {
  const base = baseConfig({ name: remote.name, dir, side: 'client' });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: frameEntries(frames),
    output: clientOutput(remote.name, dir),
    plugins: [
      ...remoteFederation(remote.name, dir, remote.exposes),
      new CheckedStylesheets(),
      new WriteRemoteSurface(remote),
      ...framePlugins(frames),
    ],
  };
}
