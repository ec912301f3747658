import type { LockedRoute, ReleaseLock } from '@platform/contract';
import { pathsOverlap } from '@platform/contract/sitePaths';
import { liveChannel, type Release, readHead, readRelease, versionsIn } from '../journal';
import { factsName } from '../publishedFacts';
import { readLock } from '../site';
import type { ReleaseStore } from '../store/ReleaseStore';
import { broughtBy } from '../versions';

/** A part of a page: its version, and the release since which that is live. */
export interface Origin {
  readonly name: string;
  readonly version: string;
  readonly since: Release | null;
}

/** Where a page comes from. */
export interface Explanation {
  /** `null` for the page that says that there is none. */
  readonly route: LockedRoute | null;
  readonly redirect: string | null;
  /** The module that owns the page, what fills the slots around it, the shell and the facts. */
  readonly origins: readonly Origin[];
}

/** The route of an address: its own before one with a parameter. */
function routeOf({ routes }: ReleaseLock, path: string): LockedRoute | null {
  const own = routes.find((route) => route.path.toLowerCase() === path.toLowerCase());
  return own ?? routes.find((route) => pathsOverlap(route.path, path)) ?? null;
}

/**
 * Which modules, versions and releases a page of a channel comes from.
 *
 * @param path of the address, `/about`
 * @throws where nothing is released in the channel
 */
export async function explainPath(store: ReleaseStore, path: string, channel = liveChannel): Promise<Explanation> {
  const { release } = await readHead(store, channel);
  if (!release) throw new Error(`Nothing is released in ${channel} yet.`);
  const lock = await readLock(store, release.site);
  const route = routeOf(lock, path);
  const slots = Object.values(lock.slots).map(({ of }) => of.split('/')[0] ?? '');
  const names = [...new Set([...(route ? [route.remote] : []), 'shell', ...slots, factsName])];
  const versions = versionsIn(release);
  const origins = await Promise.all(
    names.map(async (name): Promise<Origin[]> => {
      const version = versions[name];
      if (!version) return [];
      const since = await readRelease(store, channel, await broughtBy(store, channel, name, release.number));
      return [{ name, version, since }];
    }),
  );
  const redirect = lock.redirects.find(({ from }) => from.toLowerCase() === path.toLowerCase())?.to ?? null;
  return { route, redirect, origins: origins.flat() };
}
