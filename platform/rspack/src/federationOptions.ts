import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { LockedRuntime } from './federation/lockedRuntime';
import { RequiredTypes } from './requiredTypes';
import { providedVersions, requiredRanges, sharedPackages } from './sharedPackages';
import { typesBeside } from './typesBeside';

type Plugin = NonNullable<Configuration['plugins']>[number];

/** The host brings what is shared, at once: no module is ever asked for before it. */
export function hostFederation(): Plugin[] {
  return [
    new ModuleFederationPlugin({
      name: 'shell',
      shared: Object.fromEntries(
        Object.entries(providedVersions()).map(([request, version]) => [
          request,
          { singleton: true, strictVersion: true, eager: true, version, requiredVersion: version },
        ]),
      ),
      dts: false,
      manifest: true,
      // The official runtime never runs in Node here; `web` leaves out what it would do there.
      experiments: { optimization: { target: 'web' } },
    }) as Plugin,
    new LockedRuntime('host'),
  ];
}

/**
 * A module brings no copy of what is shared. Which versions it accepts stands in its `remote.json`. Its
 * `mf-manifest.json` is for other hosts, tools and development; the site's visitors never ask for it.
 *
 * @param dir absolute path of the module's folder
 */
export function remoteFederation(module: string, dir: string, exposes: Readonly<Record<string, string>>): Plugin[] {
  return [
    new ModuleFederationPlugin({
      name: containerName(module),
      filename: 'remoteEntry.js',
      library: { type: 'module' },
      remoteType: 'module',
      // A list of one: of a string the types reader takes the first letter.
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([key, file]) => [key, { import: [file], name: exposeChunk(key) }]),
      ),
      // The composer has checked the ranges of `requires`: doing it again in every browser would cost 1 kB a module.
      shared: Object.fromEntries(
        sharedPackages.map((request) => [request, { singleton: true, import: false, requiredVersion: false }]),
      ),
      manifest: true,
      dts: writesTypes() && {
        generateTypes: { extractThirdParty: false, abortOnError: true, additionalFilesToCompile: typesBeside(dir) },
        consumeTypes: false,
      },
    }) as Plugin,
    new LockedRuntime('container'),
    ...(writesTypes() ? [new RequiredTypes(module)] : []),
  ];
}

/**
 * What a module lends to other sites has Module Federation's own runtime, which comes to terms with any host, and brings
 * everything but React.
 */
export function foreignFederation(module: string, exposes: Readonly<Record<string, string>>): Plugin[] {
  const { react = '' } = requiredRanges();
  return [
    new ModuleFederationPlugin({
      name: containerName(module),
      filename: 'remoteEntry.js',
      library: { type: 'module' },
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([key, file]) => [key, { import: [file], name: exposeChunk(key) }]),
      ),
      shared: Object.fromEntries(
        ['react', 'react-dom'].map((request) => [request, { singleton: true, import: false, requiredVersion: react }]),
      ),
      manifest: true,
      dts: false,
      experiments: { optimization: { target: 'web' } },
    }) as Plugin,
  ];
}

/** Whether a build writes the archive of its pieces' types, five seconds a module: where `MODULE_TYPES` is set, and not in development. */
const writesTypes = () => Boolean(process.env.MODULE_TYPES) && !process.env.MODULE_DEV;

/** Federation container names are identifiers: `mf-news` is `mf_news` there. */
const containerName = (module: string) => module.replaceAll('-', '_');

/** Name of the chunk group of an expose: `./ListPage` is `expose-ListPage`. */
export const exposeChunk = (expose: string) => `expose-${expose.slice(2).replaceAll('/', '-')}`;
