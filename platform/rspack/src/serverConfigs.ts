import { createRequire } from 'node:module';
import type { Remote } from '@platform/contract';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, serverOutput } from './baseConfig';
import { sharedPackages } from './sharedPackages';

const require = createRequire(import.meta.url);

/** Nothing of hot reload in a bundle that is run anew whenever it has changed. */
const withoutHotReload = (base: Configuration): Configuration => ({
  ...base,
  resolve: { ...base.resolve, alias: { [require.resolve('@rspack/core/hot/dev-server')]: false } },
});

interface DevServer {
  readonly port: number;
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

/** A module's bundle for whoever renders pages; with `dev` its pictures come from that development server. */
export function remoteServerConfig(remote: Remote, dir: string, dev?: DevServer): Configuration {
  const base = baseConfig({ name: remote.name, dir, side: 'server', ...(dev && { dev }) });
  return {
    ...(dev ? withoutHotReload(base) : base),
    target: 'node20',
    entry: { index: './server-entry.ts' },
    externalsType: 'commonjs',
    externals: Object.fromEntries(sharedPackages.map((request) => [request, request])),
    output: { ...serverOutput(remote.name, dir), clean: !dev },
    plugins: [new rspack.experiments.VirtualModulesPlugin({ './server-entry.ts': serverEntry(remote) })],
  };
}

/** The shell's, which brings what they share and renders the pages. */
export function shellServerConfig(dir: string, dev?: DevServer): Configuration {
  const base = baseConfig({ name: 'shell', dir, side: 'server', ...(dev && { dev }) });
  return {
    ...(dev ? withoutHotReload(base) : base),
    target: 'node20',
    entry: { index: './src/server.tsx' },
    output: { ...serverOutput('shell', dir), clean: !dev },
    optimization: { ...base.optimization, nodeEnv: 'production' },
  };
}
