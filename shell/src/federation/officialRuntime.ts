import { createInstance } from '@module-federation/enhanced/runtime';
import type { PieceModule } from './pieces';

/** What the shell shares, as Rspack writes it: copies by request and version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, { readonly get: () => () => unknown }>>>>;

/** Loads a piece of a remote by its manifest; `attempt` counts from 0. */
export type ManifestLoader = (module: string, expose: string, attempt: number) => Promise<PieceModule | null>;

/** Container names are identifiers: `mf-press` is `mf_press` there. */
const containerName = (module: string) => module.replaceAll('-', '_');

/**
 * Module Federation's own runtime, for what is not in the release lock: remotes of other bundlers, and modules in
 * development, where its tools see host and remotes. It shares the very copies that the lock's pieces have.
 *
 * @param manifests addresses of `mf-manifest.json`, by module
 */
export function officialRuntime(scope: ShareScope, manifests: Readonly<Record<string, string>>): ManifestLoader {
  const shared = Object.fromEntries(
    Object.entries(scope).map(([request, versions]) => [
      request,
      Object.entries(versions).map(([version, { get }]) => ({
        version,
        lib: get(),
        shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
      })),
    ]),
  );
  const remote = (module: string, query = '') => ({
    name: containerName(module),
    entry: new URL(manifests[module] + query, location.href).href,
    type: 'module' as const,
  });
  const instance = createInstance({
    name: 'shell',
    remotes: Object.keys(manifests).map((module) => remote(module)),
    shared,
  });
  return (module, expose, attempt) => {
    // What failed is remembered; only a new address makes the runtime and the browser ask again.
    if (attempt > 0) instance.registerRemotes([remote(module, `?retry=${attempt}`)], { force: true });
    return instance.loadRemote<PieceModule>(`${containerName(module)}/${expose}`);
  };
}
