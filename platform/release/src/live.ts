import type { ComposedSite } from './compose/composeSite';
import {
  append,
  changedModules,
  type Head,
  liveChannel,
  type Release,
  type ReleaseNote,
  readHead,
  readRelease,
} from './journal';
import { readSiteIndex, versionsOf, writeSite } from './site';
import { formerKeys } from './store/keys';
import type { ReleaseStore } from './store/ReleaseStore';

export { readLock, versionsOf } from './site';

/** What is live, or `null` before the first release. */
export async function readLive(store: ReleaseStore): Promise<Release | null> {
  return (await readHead(store)).release;
}

const isKept = async (store: ReleaseStore, site: string) =>
  (await readSiteIndex(store, site)) !== null || (await store.read(formerKeys.siteLock(site))) !== null;

/** Releases that one rollback after the other would restore, the nearest first, as far as their sites are kept. */
export async function earlierReleases(store: ReleaseStore, live: Release, most = 20): Promise<Release[]> {
  const found: Release[] = [];
  for (let base = live.base; base !== null && found.length < most; ) {
    const release = await readRelease(store, liveChannel, base);
    if (!release || !(await isKept(store, release.site))) break;
    found.push(release);
    base = release.base;
  }
  return found;
}

const nobody: ReleaseNote = { by: null, commit: null, why: null };

/**
 * Makes a composed site the live one. Visitors get the old site until all of the new one is there, then the new one.
 *
 * @param head where the channel stood when it was composed
 * @returns the release, or `null` when another one went live since; compose again on top of it
 */
export async function goLive(
  store: ReleaseStore,
  site: ComposedSite,
  { release: live, next }: Head,
  note: ReleaseNote = nobody,
): Promise<Release | null> {
  // Looked at before the writing, which would be for nothing.
  if ((await readHead(store)).next !== next) return null;
  await writeSite(store, site, live?.site ?? null);
  const modules = versionsOf(site.lock);
  const release: Release = {
    number: next,
    kind: 'publish',
    site: site.id,
    lock: site.lock.id,
    modules,
    changed: changedModules(live?.modules ?? {}, modules),
    base: live?.number ?? null,
    at: new Date().toISOString(),
    ...note,
  };
  return (await append(store, release)) ? release : null;
}

/**
 * Makes the site that was live before live again, byte for byte, by a release of its own.
 *
 * @throws when there is none, or its files are no longer kept
 */
export async function rollBack(store: ReleaseStore, note: ReleaseNote = nobody): Promise<Release> {
  const { release: live, next } = await readHead(store);
  if (!live || live.base === null) throw new Error('There is no earlier site to roll back to.');
  const [earlier] = await earlierReleases(store, live, 1);
  if (!earlier)
    throw new Error(`There is no earlier site to roll back to: the files of release ${live.base} are no longer kept.`);
  const release: Release = {
    number: next,
    kind: 'rollback',
    site: earlier.site,
    lock: earlier.lock,
    modules: earlier.modules,
    changed: changedModules(live.modules, earlier.modules),
    base: earlier.base,
    restores: earlier.number,
    at: new Date().toISOString(),
    ...note,
  };
  if (!(await append(store, release)))
    throw new Error('Another release went live just now. Look at `npm run status`, then try again.');
  return release;
}
