import path from 'node:path';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { providedVersions, requiredRanges } from './sharedPackages';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const common = {
  dts: false,
  dev: false,
  manifest: false,
  library: { type: 'module' },
  remoteType: 'module',
  shareStrategy: 'loaded-first',
} as const satisfies Partial<Options>;

/** The plugin that hands the shell's federation core to the modules, which bring none. */
export const runtimeCorePlugin = path.join(import.meta.dirname, 'runtimeCorePlugin.ts');

/** Five choices keep federation within 27 kB of a single bundle; docs/decisions/0002 has the figures. */
export function hostFederation(runtimePlugin: string): Options {
  const provided = providedVersions();
  return {
    ...common,
    name: 'shell',
    remotes: {},
    runtimePlugins: [runtimePlugin],
    shared: Object.fromEntries(
      Object.entries(provided).map(([request, version]) => [
        request,
        { singleton: true, strictVersion: true, eager: true, version, requiredVersion: version },
      ]),
    ),
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  };
}

/** A module brings no copy of what is shared: the shell's is there before any module is asked for. */
export function remoteFederation(containerName: string, exposes: Readonly<Record<string, string>>): Options {
  return {
    ...common,
    name: containerName,
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([key, file]) => [key, { import: file, name: exposeChunk(key) }]),
    ),
    shared: Object.fromEntries(
      Object.entries(requiredRanges()).map(([request, requiredVersion]) => [
        request,
        { singleton: true, strictVersion: true, import: false, requiredVersion },
      ]),
    ),
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  };
}

/** Federation container names are identifiers: `mf-press` is `mf_press` there. */
export const containerName = (module: string) => module.replaceAll('-', '_');

/** Name of the chunk group of an expose: `./PressListPage` is `expose-PressListPage`. */
export const exposeChunk = (expose: string) => `expose-${expose.slice(2).replaceAll('/', '-')}`;
