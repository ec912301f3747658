import { pageLock } from './pageLock';
import { watchReads } from './reads';
import type { PageRequest, Rendering, ShellBundle } from './shellBundle';
import type { WatchedGlobals } from './watchedGlobals';

/** Has the shell render a page, and tells what it was rendered from. One page of a composition at a time. */
export async function renderWatched(
  shell: ShellBundle,
  { takeAsked, unrepeatable }: WatchedGlobals,
  { url, lock, own, page, loadPiece }: PageRequest,
): Promise<Rendering> {
  const reads = watchReads(pageLock(lock, own));
  const modules = new Set(['shell']);
  takeAsked();
  let asked = false;
  const { head, body } = await shell.render({
    url,
    lock: reads.lock,
    page,
    async loadPiece(module, expose, attempt, when) {
      modules.add(module);
      const piece = await loadPiece(module, expose, attempt, when);
      // Loading it ran code that is there for all pages of the module; whose it was can not be told from here.
      if (takeAsked()) {
        asked = true;
        for (const one of modules) if (one !== 'shell') unrepeatable.add(one);
      }
      return piece;
    },
  });
  const isRepeatable = !takeAsked() && !asked && ![...modules].some((module) => unrepeatable.has(module));
  return { head, body, read: [...reads.places], isRepeatable };
}
