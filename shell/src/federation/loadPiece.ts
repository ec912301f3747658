import type { BrowserLock } from '@platform/contract';
import { fileIntegrity } from './fileIntegrity';
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

/** Fetches files past the browser's cache, which may hold the very bytes that were refused. Rejects where they are again. */
const refresh = (addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => fetch(address, { cache: 'reload', integrity: fileIntegrity(address) })));

/**
 * Fetches a module script under an address that the import map does not name, and holds it against the hash all the same:
 * what is preloaded is what `import()` then takes.
 */
function preload(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.integrity = fileIntegrity(href);
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

/** Loads pieces of modules from the versions that the lock pins; what it names by a manifest comes by the official runtime. */
export function federationLoader({ remotes }: Pick<BrowserLock, 'remotes'>): PieceLoader {
  const containers = new Map<string, Promise<Container>>();
  let runtime: ManifestLoader | undefined;

  async function refreshPiece(module: string, expose: string): Promise<void> {
    const { base = '', exposes = {} } = remotes[module] ?? {};
    const { js = [], css = [] } = exposes[`./${expose}`] ?? {};
    await refresh([...js, ...css].map((file) => base + file));
  }

  async function open(module: string, attempt: number): Promise<Container> {
    const remote = remotes[module];
    if (!remote) throw new Error(`The release lock has no module "${module}". Is it published?`);
    await __webpack_init_sharing__('default');
    let entry = remote.base + remote.entry;
    if (attempt > 0) {
      // A browser remembers a module script that failed; only a new address makes it ask again.
      entry += `?retry=${attempt}`;
      await preload(entry);
    }
    const container = (await import(/* webpackIgnore: true */ entry)) as Container;
    await container.init(__webpack_share_scopes__.default);
    return container;
  }

  async function fromLock(module: string, expose: string, attempt: number): Promise<PieceModule | undefined> {
    if (attempt > 0 || !containers.has(module)) containers.set(module, open(module, attempt));
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
    if (attempt > 0) await refreshPiece(module, expose);
    const piece = await (remotes[module]?.manifest ? fromManifest : fromLock)(module, expose, attempt);
    if (typeof piece?.default !== 'function') {
      throw new Error(`${module}/${expose} has no default export that is a component.`);
    }
    return piece;
  };
}
