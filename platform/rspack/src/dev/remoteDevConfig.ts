import type { Remote } from '@platform/contract';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseConfig, clientOutput } from '../baseConfig';
import { remoteFederation } from '../federationOptions';
import { type FramePage, frameEntries, framePlugins } from '../framePages';
import { remoteServerConfig } from '../serverConfigs';
import { devFileNames, devServer } from './devServer';

/**
 * A module's development server: its container with hot reload, on the port of its `remote.ts`, and the bundle that pages are
 * rendered with, where they are.
 */
export function remoteDevConfig(remote: Remote, dir: string, frames: readonly FramePage[]): Configuration[] {
  const dev = { port: remote.devPort };
  const client = clientDevConfig(remote, dir, frames);
  return process.env.COMPOSED_SITE ? [client, remoteServerConfig(remote, dir, dev)] : [client];
}

function clientDevConfig(remote: Remote, dir: string, frames: readonly FramePage[]): Configuration {
  const base = baseConfig({ name: remote.name, dir, side: 'client', dev: { port: remote.devPort } });
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
      ...devServer(remote.devPort),
      // As hosted, a page goes without its extension.
      historyApiFallback: {
        rewrites: frames.map(({ name }) => ({ from: new RegExp(`^/${name}$`), to: `/${name}.html` })),
      },
    },
  };
}
