import type { Remote } from '@platform/contract';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, clientOutput, serverOutput } from './baseConfig';
import { CheckedStylesheets } from './checkedStylesheets';
import { remoteDevConfig } from './dev/remoteDevConfig';
import { remoteFederation } from './federationOptions';
import { foreignConfig } from './foreign/foreignConfig';
import { type FramePage, frameEntries, framePlugins } from './framePages';
import { sharedPackages } from './sharedPackages';
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
  if (process.env.MODULE_DEV) return [remoteDevConfig(remote, dir, frames)];
  return [clientConfig(remote, dir, frames), serverConfig(remote, dir), ...foreignConfig(remote, dir)];
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

/** Source of the server bundle's entry: every piece, prerender file and the sources, by the name `remote.ts` gives it. */
function serverEntry(remote: Remote): string {
  const table = (entries: readonly (readonly [string, string])[]) =>
    `{${entries.map(([key, file]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`).join(', ')}}`;
  const prerenders = [...new Set(remote.pages.flatMap((page) => page.prerender ?? []))];
  return [
    `export const exposes = ${table(Object.entries(remote.exposes))};`,
    `export const prerenders = ${table(prerenders.map((file) => [file, file] as const))};`,
    `export const banners = ${table(Object.entries(remote.banners ?? {}))};`,
    `export const sources = ${remote.sources ? `() => import(${JSON.stringify(remote.sources)})` : null};`,
  ].join('\n');
}

function serverConfig(remote: Remote, dir: string): Configuration {
  return {
    ...baseConfig({ name: remote.name, dir, side: 'server' }),
    target: 'node20',
    entry: { index: './server-entry.ts' },
    externalsType: 'commonjs',
    externals: Object.fromEntries(sharedPackages.map((request) => [request, request])),
    output: serverOutput(remote.name, dir),
    plugins: [new rspack.experiments.VirtualModulesPlugin({ './server-entry.ts': serverEntry(remote) })],
  };
}
