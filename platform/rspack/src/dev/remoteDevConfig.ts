import type { Remote } from '@platform/contract';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseConfig, clientOutput } from '../baseConfig';
import { remoteFederation } from '../federationOptions';
import { type FramePage, frameEntries, framePlugins } from '../framePages';
import { remoteServerConfig } from '../serverConfigs';
import { devPort } from './devPort';
import { devFileNames, devServer } from './devServer';

/**
 * A module's development server: its container with hot reload, on {@link devPort}, and the bundle that pages are
 * rendered with, where they are.
 */
export function remoteDevConfig(remote: Remote, dir: string, frames: readonly FramePage[]): Configuration[] {
  const dev = { port: devPort(remote) };
  const client = clientDevConfig(remote, dir, frames, dev.port);
  return process.env.COMPOSED_SITE ? [client, remoteServerConfig(remote, dir, dev)] : [client];
}

function clientDevConfig(remote: Remote, dir: string, frames: readonly FramePage[], port: number): Configuration {
  const base = baseConfig({ name: remote.name, dir, side: 'client', dev: { port } });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: frameEntries(frames),
    output: { ...clientOutput(remote.name, dir), ...devFileNames },
    plugins: [
      ...remoteFederation(remote.name, dir, remote.exposes),
      new ReactRefreshRspackPlugin(),
      ...framePlugins(frames, { dev: true }),
    ],
    devServer: {
      ...devServer(port),
      // As hosted, a page goes without its extension.
      historyApiFallback: {
        rewrites: frames.map(({ name }) => ({ from: new RegExp(`^/${name}$`), to: `/${name}.html` })),
      },
    },
  };
}
