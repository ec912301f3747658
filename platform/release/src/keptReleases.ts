import type { Retention } from '@platform/contract';
import { channelsOf } from './evidence/namedRelease';
import { liveChannel, type Release, releases } from './journal';
import { earlierReleases, isKept, readLive } from './live';
import type { ReleaseStore } from './store/ReleaseStore';

const day = 24 * 3_600_000;

/** A release that stays whole, and the first reason for it. */
export interface KeptRelease {
  readonly channel: string;
  readonly release: Release;
  readonly why: string;
}

/**
 * Releases of a channel that stay whole. Days are counted back from the newest release, and no other clock is asked, so that
 * a machine whose clock is wrong removes nothing that others keep.
 */
async function keptOf(
  store: ReleaseStore,
  channel: string,
  { releases: last, days, evidenceUntil }: Retention,
  named: ReadonlySet<string>,
): Promise<KeptRelease[]> {
  const kept: KeptRelease[] = [];
  let newest: number | null = null;
  // A release was live until the one after it.
  let until = Number.POSITIVE_INFINITY;
  let place = 0;
  for await (const release of releases(store, channel)) {
    const at = release.at ? Date.parse(release.at) : Number.NEGATIVE_INFINITY;
    const shownUntil = until;
    until = at;
    newest ??= at;
    const isEvidence = channel === liveChannel && evidenceUntil !== null && newest <= Date.parse(evidenceUntil) + day;
    const why =
      place++ < last
        ? `one of the last ${last} of ${channel}`
        : shownUntil >= newest - days * day
          ? `shown by ${channel} in the last ${days} days`
          : isEvidence
            ? `shown to visitors: evidence until ${evidenceUntil}`
            : named.has(`${channel}/${release.number}`) || named.has(release.lock)
              ? 'named by a lead'
              : null;
    // What a lead names may have been gone before: then there is nothing to keep.
    if (why === 'named by a lead' && !(await isKept(store, release.site))) continue;
    if (why) kept.push({ channel, release, why });
  }
  return kept;
}

/**
 * Every release that stays whole: by time, because a visitor's lead names it, and because rollbacks lead to it.
 *
 * @param named releases that visitors' leads name: `live/41`, or the id of a lock
 */
export async function keptReleases(
  store: ReleaseStore,
  rule: Retention,
  named: Iterable<string> = [],
): Promise<KeptRelease[]> {
  const names = new Set(named);
  const kept = (
    await Promise.all((await channelsOf(store)).map((channel) => keptOf(store, channel, rule, names)))
  ).flat();
  const live = await readLive(store);
  const isThere = new Set(kept.flatMap(({ channel, release }) => (channel === liveChannel ? [release.number] : [])));
  const earlier = live ? await earlierReleases(store, live, rule.releases) : [];
  const further = earlier.filter(({ number }) => !isThere.has(number));
  return [...kept, ...further.map((release) => ({ channel: liveChannel, release, why: 'rollbacks lead to it' }))];
}
