import type { BrowserLock } from '@platform/contract';
import type { PieceLoader, PieceModule } from './pieces';

/** A Module Federation container, as a module's `remoteEntry.js` exports it. */
interface Container {
  init(shareScope: unknown): void | Promise<void>;
  get(expose: string): Promise<() => PieceModule>;
}

/** Fills the share scope with what the shell brings; written by Rspack. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/** Loads pieces of modules from the versions that the lock pins. */
export function federationLoader(lock: BrowserLock): PieceLoader {
  const containers = new Map<string, Promise<Container>>();

  async function open(module: string, query: string): Promise<Container> {
    const remote = lock.remotes[module];
    if (!remote) throw new Error(`The release lock has no module "${module}". Is it published?`);
    await __webpack_init_sharing__('default');
    const container = (await import(/* webpackIgnore: true */ `${remote.base}${remote.entry}${query}`)) as Container;
    await container.init(__webpack_share_scopes__.default);
    return container;
  }

  return async (module, expose, attempt) => {
    // A browser remembers a module script that failed; only a new address makes it ask again.
    if (attempt > 0 || !containers.has(module))
      containers.set(module, open(module, attempt > 0 ? `?retry=${attempt}` : ''));
    const container = await containers.get(module);
    const piece = (await container?.get(`./${expose}`))?.();
    if (typeof piece?.default !== 'function') {
      throw new Error(`${module}/${expose} has no default export that is a component.`);
    }
    return piece;
  };
}
