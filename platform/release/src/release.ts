import type { Facts } from '@platform/contract';
import { type ComposedSite, composeSite } from './compose/composeSite';
import { goLive, readLive, readLock, versionsOf } from './live';
import type { ReleaseStore } from './store/ReleaseStore';

interface ReleaseOptions {
  readonly store: ReleaseStore;
  /** Versions that replace the live ones, by module. */
  readonly replace: Readonly<Record<string, string>>;
  readonly facts: Facts;
  readonly backEnd: string | null;
}

const attempts = 5;

/** Composes what is live with the given versions in place of theirs, and makes it live. */
export async function release({ store, replace, facts, backEnd }: ReleaseOptions): Promise<ComposedSite> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const live = await readLive(store);
    const versions = { ...(live ? versionsOf(await readLock(store, live.site)) : {}), ...replace };
    const site = await composeSite({ store, versions, facts, backEnd });
    if (await goLive(store, site, live)) return site;
  }
  throw new Error('Other releases keep going live at the same moment. Nothing was changed; try again.');
}
