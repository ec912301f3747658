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
  versionsIn,
} from './journal';
import { readSiteIndex, versionsOf } from './site';
import { formerKeys } from './store/keys';
import type { ReleaseStore } from './store/ReleaseStore';
import { writeSite } from './writeSite';

export { readLock, versionsOf } from './site';

/** What is live, or `null` before the first release. */
export async function readLive(store: ReleaseStore): Promise<Release | null> {
  return (await readHead(store)).release;
}

/** Whether the files of a site are still there. */
export const isKept = async (store: ReleaseStore, site: string): Promise<boolean> =>
  (await readSiteIndex(store, site)) !== null || (await store.read(formerKeys.siteLock(site))) !== null;

/** Releases that one rollback after the other would restore, the nearest first, as far as their sites are kept. */
export async function earlierReleases(
  store: ReleaseStore,
  live: Release,
  most = 20,
  channel = liveChannel,
): Promise<Release[]> {
  const found: Release[] = [];
  for (let base = live.base; base !== null && found.length < most; ) {
    const release = await readRelease(store, channel, base);
    if (!release || !(await isKept(store, release.site))) break;
    found.push(release);
    base = release.base;
  }
  return found;
}

/** Nothing is known of who released. */
export const nobody: ReleaseNote = { by: null, commit: null, why: null };

/** What a release says beside the site it makes live. */
export type ReleaseDetails = Partial<
  ReleaseNote &
    Pick<
      Release,
      | 'kind'
      | 'changed'
      | 'facts'
      | 'composer'
      | 'returned'
      | 'own'
      | 'promoted'
      | 'pins'
      | 'share'
      | 'gate'
      | 'overlay'
      | 'until'
      | 'key'
      | 'signed'
    >
>;

/**
 * Makes a composed site the one of its channel. Visitors get the old site until all of the new one is there, then the new one.
 *
 * @param head where the channel stood when it was composed
 * @returns the release, or `null` when another one went live since; compose again on top of it
 */
export async function goLive(
  store: ReleaseStore,
  site: ComposedSite,
  { release: live, next }: Head,
  { pins = live?.pins, ...details }: ReleaseDetails = {},
  channel = liveChannel,
): Promise<Release | null> {
  // Looked at before the writing, which would be for nothing.
  if ((await readHead(store, channel)).next !== next) return null;
  await writeSite(store, site, live?.site ?? null);
  const modules = versionsOf(site.lock);
  const changed = changedModules(live ? versionsIn(live) : {}, versionsIn({ modules, facts: details.facts }));
  // What followed a post is no step that somebody took, and none that a rollback would take back.
  const isOfData = details.kind === 'data' && Object.keys(changed).length === 0;
  const release: Release = {
    number: next,
    kind: 'publish',
    site: site.id,
    lock: site.lock.id,
    modules,
    changed,
    base: (isOfData ? live?.base : live?.number) ?? null,
    at: new Date().toISOString(),
    ...nobody,
    ...details,
    ...(pins && { pins }),
  };
  return (await append(store, release, channel)) ? release : null;
}
