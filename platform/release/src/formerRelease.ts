import type { Release } from './journal';
import { readLock, versionsOf } from './site';
import { textOf } from './store/bytes';
import type { ReleaseStore } from './store/ReleaseStore';

/**
 * A release of a store that was filled before there was a journal, when one pointer named the live site and those
 * before it. The live one is number 0, the one before it -1, and so on.
 *
 * @param pointer what the pointer holds, `null` where there is none
 */
export async function formerRelease(
  store: ReleaseStore,
  pointer: Uint8Array | null,
  number: number,
): Promise<Release | null> {
  if (!pointer) return null;
  const { site: live, previous } = JSON.parse(textOf(pointer)) as { site: string; previous: readonly string[] };
  const sites = [live, ...previous];
  const site = sites[-number];
  if (site === undefined) return null;
  const lock = await readLock(store, site);
  return {
    number,
    kind: 'publish',
    site,
    lock: lock.id,
    modules: versionsOf(lock),
    changed: {},
    base: -number + 1 < sites.length ? number - 1 : null,
    at: null,
    by: null,
    commit: null,
    why: null,
  };
}
