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
 * a machine whose clock is wrong removes nothing that others keep but previews, a day after their links are over.
 */
async function keptOf(
  store: ReleaseStore,
  channel: string,
  { releases: last, days, evidenceUntil }: Retention,
  named: ReadonlySet<string>,
  now: number,
): Promise<KeptRelease[]> {
  const kept: KeptRelease[] = [];
  let newest: number | null = null;
  // A release was live until the one after it.
  let until = Number.POSITIVE_INFINITY;
  let place = 0;
  for await (const release of releases(store, channel)) {
    // The link of a preview is over: nobody can open what it shows.
    if (newest === null && release.until && Date.parse(release.until) < now - day) return [];
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
 * @param now milliseconds since 1970: asked by the links of previews alone
 */
export async function keptReleases(
  store: ReleaseStore,
  rule: Retention,
  named: Iterable<string> = [],
  now = Date.now(),
): Promise<KeptRelease[]> {
  const names = new Set(named);
  const kept = (
    await Promise.all((await channelsOf(store)).map((channel) => keptOf(store, channel, rule, names, now)))
  ).flat();
  const live = await readLive(store);
  const isThere = new Set(kept.flatMap(({ channel, release }) => (channel === liveChannel ? [release.number] : [])));
  const earlier = live ? await earlierReleases(store, live, rule.releases) : [];
  const further = earlier.filter(({ number }) => !isThere.has(number));
  return [...kept, ...further.map((release) => ({ channel: liveChannel, release, why: 'rollbacks lead to it' }))];
}
