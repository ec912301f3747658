import { type Release, readRelease, releases } from '../journal';
import type { ReleaseStore } from '../store/ReleaseStore';

/** A release, and the channel whose visitors got it. */
export interface FoundRelease {
  readonly channel: string;
  readonly release: Release;
}

/** Every channel that has a journal. */
export async function channelsOf(store: ReleaseStore): Promise<string[]> {
  const listed = (await store.list('channels/')).map(({ key }) => key.split('/')[1] ?? '');
  return [...new Set([...listed, 'live'])].sort();
}

/**
 * The release that `live/41` means, or the id of a lock: of several that have that lock, the newest one at the time. Without
 * a name it is what was live at the time.
 *
 * @param at when somebody named it, ISO 8601; default: now
 */
export async function namedRelease(
  store: ReleaseStore,
  name: string | null,
  at: string | null = null,
): Promise<FoundRelease | null> {
  const [, channel, number] = name?.match(/^([a-z][\w-]*)\/(-?\d+)$/) ?? [];
  if (channel) {
    const release = await readRelease(store, channel, Number(number));
    return release && { channel, release };
  }
  let oldest: FoundRelease | null = null;
  for await (const release of releases(store)) {
    if (name !== null && release.lock !== name) continue;
    oldest = { channel: 'live', release };
    if (at === null || release.at === null || release.at <= at) return oldest;
  }
  // The clock that wrote the time was behind that of the journal.
  return oldest;
}
