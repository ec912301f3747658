import type { Site } from '@platform/contract';
import { type ComposedSite, composeSite } from './compose/composeSite';
import { goLive, readLive, readLock, versionsOf } from './live';
import type { ReleaseStore } from './store/ReleaseStore';

interface ReleaseOptions {
  readonly store: ReleaseStore;
  /** Versions that replace the live ones, by module. */
  readonly replace: Readonly<Record<string, string>>;
  readonly site: Pick<Site, 'facts' | 'menuGroups'>;
  readonly backEnd: string | null;
}

const attempts = 5;

/** Composes what is live with the given versions in place of theirs, and makes it live. */
export async function release({ store, replace, site, backEnd }: ReleaseOptions): Promise<ComposedSite> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const live = await readLive(store);
    const before = live && (await readLock(store, live.site));
    const versions = { ...(before ? versionsOf(before) : {}), ...replace };
    const composed = await composeSite({ store, versions, site, backEnd, before });
    if (await goLive(store, composed, live)) return composed;
  }
  throw new Error('Other releases keep going live at the same moment. Nothing was changed; try again.');
}
