import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { BrowserLock } from '@riverview/contract';
import type { PieceModule } from './pieces';

const containerName = (module: string) => module.replaceAll('-', '_');

function remoteEntry(lock: BrowserLock, module: string, query: string) {
  const remote = lock.remotes[module];
  if (!remote) throw new Error(`The release lock has no module "${module}". Is it published?`);
  return { name: containerName(module), entry: remote.base + remote.entry + query, type: 'module' as const };
}

/** Loads pieces of modules from the versions that the lock pins. */
export function federationLoader(lock: BrowserLock) {
  registerRemotes(Object.keys(lock.remotes).map((module) => remoteEntry(lock, module, '')));
  return async (module: string, expose: string, attempt: number): Promise<PieceModule> => {
    // A browser remembers a module script that failed; only a new address makes it ask again.
    if (attempt > 0) registerRemotes([remoteEntry(lock, module, `?retry=${attempt}`)], { force: true });
    const loaded = await loadRemote<PieceModule>(`${containerName(module)}/${expose}`);
    if (typeof loaded?.default !== 'function') {
      throw new Error(`${module}/${expose} has no default export that is a component.`);
    }
    return loaded;
  };
}
