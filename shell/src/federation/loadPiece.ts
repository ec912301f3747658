import type { BrowserLock } from '@platform/contract';
import type { ManifestLoader } from './officialRuntime';
import type { PieceLoader, PieceModule } from './pieces';

/** A Module Federation container, as a module's `remoteEntry.js` exports it. */
interface Container {
  init(shareScope: unknown): void | Promise<void>;
  get(expose: string): Promise<() => PieceModule>;
}

/** Fills the share scope with what the shell brings; written by Rspack. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: never };

/** Loads pieces of modules from the versions that the lock pins; what it names by a manifest comes by the official runtime. */
export function federationLoader({ remotes }: Pick<BrowserLock, 'remotes'>): PieceLoader {
  const containers = new Map<string, Promise<Container>>();
  let runtime: ManifestLoader | undefined;

  async function open(module: string, query: string): Promise<Container> {
    const remote = remotes[module];
    if (!remote) throw new Error(`The release lock has no module "${module}". Is it published?`);
    await __webpack_init_sharing__('default');
    const container = (await import(/* webpackIgnore: true */ `${remote.base}${remote.entry}${query}`)) as Container;
    await container.init(__webpack_share_scopes__.default);
    return container;
  }

  async function fromLock(module: string, expose: string, attempt: number): Promise<PieceModule | undefined> {
    // A browser remembers a module script that failed; only a new address makes it ask again.
    if (attempt > 0 || !containers.has(module))
      containers.set(module, open(module, attempt > 0 ? `?retry=${attempt}` : ''));
    const container = await containers.get(module);
    return (await container?.get(`./${expose}`))?.();
  }

  const fromManifest: ManifestLoader = async (...piece) => {
    await __webpack_init_sharing__('default');
    const { officialRuntime } = await import('./officialRuntime');
    const manifests = Object.entries(remotes).flatMap(([name, { manifest }]) => (manifest ? [[name, manifest]] : []));
    runtime ??= officialRuntime(__webpack_share_scopes__.default, Object.fromEntries(manifests));
    return runtime(...piece);
  };

  return async (module, expose, attempt) => {
    const piece = await (remotes[module]?.manifest ? fromManifest : fromLock)(module, expose, attempt);
    if (typeof piece?.default !== 'function') {
      throw new Error(`${module}/${expose} has no default export that is a component.`);
    }
    return piece;
  };
}
