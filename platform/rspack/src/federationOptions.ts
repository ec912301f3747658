import { type Configuration, rspack } from '@rspack/core';
import { providedVersions, sharedPackages } from './sharedPackages';

type Plugin = NonNullable<Configuration['plugins']>[number];

/**
 * Rspack's own Module Federation: containers and a share scope, without a federation runtime of its own.
 * The release lock already says where every piece is, so nothing is left for one to find out.
 * docs/decisions/0002 has the figures.
 */
const { ModuleFederationPluginV1 } = rspack.container;

/** The host brings what is shared, at once: no module is ever asked for before it. */
export function hostFederation(): Plugin {
  return new ModuleFederationPluginV1({
    name: 'shell',
    shared: Object.fromEntries(
      Object.entries(providedVersions()).map(([request, version]) => [
        request,
        { singleton: true, strictVersion: true, eager: true, version, requiredVersion: version },
      ]),
    ),
  });
}

/** A module brings no copy of what is shared. Which versions it accepts stands in its `remote.json`. */
export function remoteFederation(module: string, exposes: Readonly<Record<string, string>>): Plugin {
  return new ModuleFederationPluginV1({
    name: containerName(module),
    filename: 'remoteEntry.js',
    library: { type: 'module' },
    remoteType: 'module',
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([key, file]) => [key, { import: file, name: exposeChunk(key) }]),
    ),
    // The composer has checked the ranges of `requires`: doing it again in every browser would cost 1 kB a module.
    shared: Object.fromEntries(
      sharedPackages.map((request) => [request, { singleton: true, import: false, requiredVersion: false }]),
    ),
  });
}

/** Federation container names are identifiers: `mf-news` is `mf_news` there. */
const containerName = (module: string) => module.replaceAll('-', '_');

/** Name of the chunk group of an expose: `./ListPage` is `expose-ListPage`. */
export const exposeChunk = (expose: string) => `expose-${expose.slice(2).replaceAll('/', '-')}`;
