import { browserLock, ownRoute } from '../compose/makeLock';
import { serverBundles } from '../compose/serverBundles';
import { confinement } from '../confine/confinement';
import { readManifest } from '../manifest';
import { factsName } from '../publishedFacts';
import { planVersions } from '../release';
import { readLock } from '../site';
import type { ReleaseStore } from '../store/ReleaseStore';

interface Rest {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly backEnd: string | null;
  /** Modules that will be another version, which is not there yet. */
  readonly others: readonly string[];
  /** What is waited for meanwhile. */
  readonly until: Promise<unknown>;
}

/**
 * Has the bundles that stay run while others are built: a composition finds them read, and the code that renders pages warm. The
 * pages are those that are live, and none of what is made is kept.
 */
export async function prepareRest({ store, channel, backEnd, others, until }: Rest): Promise<void> {
  const { live, versions } = await planVersions(store, channel, {});
  const { [factsName]: _, ...modules } = versions;
  const stay = Object.entries(modules).filter(([module]) => !others.includes(module));
  const manifests = await Promise.all(stay.map(([module, version]) => readManifest(store, module, version)));
  const [code, lock] = await Promise.all([serverBundles(store, manifests), live && readLock(store, live.site)]);
  const pages = (lock?.routes ?? [])
    .filter(({ path, remote }) => !path.includes(':') && code[remote] !== undefined)
    .map((route) => ({ url: route.path, own: lock && ownRoute(lock, route) }));
  await confinement.prepare({ code, backEnd }, { lock: lock && browserLock(lock), pages, until });
}
