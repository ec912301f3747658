import { type ComposedSite, composeSite } from './compose/composeSite';
import type { ComposedFrom } from './compose/makeLock';
import { type Release, type ReleaseNote, readHead } from './journal';
import { goLive } from './live';
import { readLock } from './site';
import type { ReleaseStore } from './store/ReleaseStore';

interface ReleaseOptions {
  readonly store: ReleaseStore;
  /** Versions that replace the live ones, by module. */
  readonly replace: Readonly<Record<string, string>>;
  readonly site: ComposedFrom;
  readonly backEnd: string | null;
  readonly note?: ReleaseNote;
}

/** A composed site and the release that made it live: the one before, where nothing has changed. */
export interface ReleasedSite extends ComposedSite {
  readonly release: Release;
}

/** So many others may go live first, one after the other, before a release gives up. */
const attempts = 40;
const longestPause = 3000;

/**
 * Composes what is live with the given versions in place of theirs, and makes it live. Visitors get the old site until
 * all of the new one is there. Where another release goes live meanwhile, this one is composed again, on top of it.
 */
export async function release({ store, replace, site, backEnd, note }: ReleaseOptions): Promise<ReleasedSite> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const start = performance.now();
    const head = await readHead(store);
    const live = head.release;
    const before = live && (await readLock(store, live.site));
    const versions = { ...live?.modules, ...replace };
    const composed = await composeSite({ store, versions, site, backEnd, before });
    if (live?.site === composed.id) return { ...composed, release: live };
    const made = await goLive(store, composed, head, note);
    if (made) return { ...composed, release: made };
    // Those who lost together must not compose together again.
    const pause = Math.min(longestPause, Math.random() * 2 * (performance.now() - start));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error('Other releases keep going live at the same moment. Nothing was changed; try again.');
}
