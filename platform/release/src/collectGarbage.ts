import { type Release, releases } from './journal';
import { earlierReleases, readLive } from './live';
import { readManifest } from './manifest';
import { withPacked } from './packedFiles';
import { readSiteIndex } from './site';
import { formerKeys, keys } from './store/keys';
import { type ReleaseStore, readRequired, type StoredFile } from './store/ReleaseStore';

const hour = 3_600_000;
const day = 24 * hour;

/** Which releases stay whole: the last `releases` of every channel, and all that were live in the last `days`. */
export const retention = { releases: 20, days: 90 } as const;

/** What no release names stays so long, milliseconds: somebody may be publishing it. */
const grace = day;

/** What a sweep removes and keeps. */
export interface Sweep {
  readonly removed: readonly StoredFile[];
  readonly kept: { readonly releases: number; readonly files: number; readonly bytes: number };
}

async function channelsOf(store: ReleaseStore): Promise<string[]> {
  const listed = (await store.list('channels/')).map(({ key }) => key.split('/')[1] ?? '');
  return [...new Set([...listed, 'live'])];
}

/**
 * Releases of a channel that stay whole. Days are counted back from the newest release, so that a machine whose clock is
 * wrong removes nothing that others keep.
 */
async function keptReleases(store: ReleaseStore, channel: string): Promise<Release[]> {
  const kept: Release[] = [];
  let newest: number | null = null;
  // A release was live until the one after it.
  let until = Number.POSITIVE_INFINITY;
  let place = 0;
  for await (const release of releases(store, channel)) {
    const at = release.at ? Date.parse(release.at) : Number.NEGATIVE_INFINITY;
    newest ??= at;
    if (place++ < retention.releases || until >= newest - retention.days * day) kept.push(release);
    until = at;
  }
  return kept;
}

/** Keys of everything that a version is made of. */
async function versionKeys(store: ReleaseStore, module: string, version: string): Promise<string[]> {
  const { files, assets } = await readManifest(store, module, version);
  return [
    keys.manifest(module, version),
    keys.serverBundle(module, version),
    ...withPacked(Object.keys(files).map((file) => keys.clientFile(module, version, file))),
    ...withPacked(assets.map((name) => keys.asset(name))),
  ];
}

async function siteKeys(store: ReleaseStore, site: string): Promise<string[]> {
  const index = await readSiteIndex(store, site);
  if (index) {
    const { blobs, assets = [], fontCuts = [] } = index;
    return [
      keys.siteIndex(site),
      ...blobs.map((hash) => keys.blob(hash)),
      ...withPacked(assets.map((name) => keys.asset(name))),
      ...fontCuts.map((key) => keys.fontCut(key)),
    ];
  }
  await readRequired(store, formerKeys.siteLock(site));
  return (await store.list(`sites/${site}/`)).map(({ key }) => key);
}

/** A site before what it names, a manifest before its version's files: a sweep that is cut off leaves nothing half named. */
const rank = ({ key }: StoredFile) => (key.startsWith('sites/') ? 0 : key.endsWith('/manifest.json') ? 1 : 2);

/**
 * Removes sites, versions and files that no kept release names, and keeps every byte that one does.
 *
 * @param now milliseconds since 1970
 * @throws before anything is removed, when a kept release can not be read whole
 */
export async function collectGarbage(store: ReleaseStore, { dryRun = false, now = Date.now() } = {}): Promise<Sweep> {
  // Listed first: what is made while this runs is not in the list.
  const there = (
    await Promise.all(
      ['sites/', 'modules/', 'facts/', 'blobs/', 'assets/', 'fonts/'].map((prefix) => store.list(prefix)),
    )
  ).flat();
  const kept = (await Promise.all((await channelsOf(store)).map((channel) => keptReleases(store, channel)))).flat();
  const live = await readLive(store);
  if (live) kept.push(...(await earlierReleases(store, live, retention.releases)));
  const named = new Set<string>();
  const once = new Set<string>();
  const name = async (what: string, list: () => Promise<string[]>) => {
    if (once.has(what)) return;
    once.add(what);
    for (const key of await list()) named.add(key);
  };
  for (const { number, site, modules, facts } of kept) {
    try {
      await name(site, () => siteKeys(store, site));
      if (facts) named.add(keys.facts(facts));
      for (const [module, version] of Object.entries(modules))
        await name(`${module}@${version}`, () => versionKeys(store, module, version));
    } catch (cause) {
      throw new Error(
        `Release ${number} can not be read whole, so nothing was removed: ${(cause as Error).message} Mend the store first.`,
        { cause },
      );
    }
  }
  const removed = there
    .filter(({ key, at }) => !named.has(key) && at < now - grace)
    .sort((one, other) => rank(one) - rank(other));
  if (!dryRun) for (const file of removed) await store.remove(file);
  const gone = new Set(removed);
  const left = there.filter((file) => !gone.has(file));
  return {
    removed,
    kept: {
      releases: new Set(kept.map(({ number }) => number)).size,
      files: left.length,
      bytes: left.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  };
}
