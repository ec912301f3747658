import type { Retention } from '@platform/contract';
import { inParallel } from './inParallel';
import { type KeptRelease, keptReleases } from './keptReleases';
import { readManifest } from './manifest';
import { withPacked } from './packedNames';
import type { PaperRecord } from './papers/keptPapers';
import { factsName } from './publishedFacts';
import { readSiteIndex } from './site';
import { textOf } from './store/bytes';
import { formerKeys, keys } from './store/keys';
import { type ReleaseStore, readRequired, type StoredFile } from './store/ReleaseStore';

const hour = 3_600_000;

/** What no release names stays so long, milliseconds: somebody may be publishing it. */
const grace = 24 * hour;

/** How long what was published stays where a site says nothing of it. */
export const defaultRetention: Retention = { releases: 20, days: 90, evidenceUntil: null };

/** What a sweep removes and keeps. */
export interface Sweep {
  readonly removed: readonly StoredFile[];
  readonly kept: {
    readonly releases: readonly KeptRelease[];
    readonly files: number;
    readonly bytes: number;
    /** Files that no kept release names, but that are too young to go. */
    readonly young: number;
  };
}

interface SweepOptions {
  readonly rule?: Retention;
  /** Releases that visitors' leads name: `live/41`, or the id of a lock. */
  readonly named?: Iterable<string>;
  readonly dryRun?: boolean;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

/** Keys of everything that a version is made of. */
async function versionKeys(store: ReleaseStore, module: string, version: string): Promise<string[]> {
  const { files, tools = [], assets } = await readManifest(store, module, version);
  return [
    keys.manifest(module, version),
    keys.serverBundle(module, version),
    // A lock names the federation manifest of a remote of other tools.
    ...withPacked([...Object.keys(files), ...tools].map((file) => keys.clientFile(module, version, file))),
    ...withPacked(assets.map((name) => keys.asset(name))),
  ];
}

/** A paper's record, and the file that it names: another machine's, where both made the same paper at once. */
async function paperKeys(store: ReleaseStore, paper: string): Promise<string[]> {
  const key = keys.paper(paper);
  const record = await store.read(key);
  return record ? [key, ...withPacked([keys.asset((JSON.parse(textOf(record)) as PaperRecord).asset)])] : [key];
}

async function siteKeys(store: ReleaseStore, site: string): Promise<string[]> {
  const index = await readSiteIndex(store, site);
  if (index) {
    const { blobs, assets = [], fontCuts = [], papers = [] } = index;
    return [
      keys.siteIndex(site),
      ...blobs.map((hash) => keys.blob(hash)),
      ...withPacked(assets.map((name) => keys.asset(name))),
      ...fontCuts.map((key) => keys.fontCut(key)),
      ...(await Promise.all(papers.map((key) => paperKeys(store, key)))).flat(),
    ];
  }
  await readRequired(store, formerKeys.siteLock(site));
  return (await store.list(`sites/${site}/`)).map(({ key }) => key);
}

/** A signature stays as long as what it is of. */
function signedKey(key: string): string {
  const [folder, module = '', version = ''] = key.split('/');
  if (folder !== 'signatures') return key;
  return module === factsName ? keys.facts(version) : keys.manifest(module, version);
}

/** A site before what it names, a manifest before its version's files, a paper's record before its file: a sweep that is cut off leaves nothing half named. */
const rank = ({ key }: StoredFile) =>
  key.startsWith('sites/') ? 0 : key.endsWith('/manifest.json') || key.startsWith('papers/') ? 1 : 2;

/**
 * Removes sites, versions and files that no kept release names, and keeps every byte that one does.
 *
 * @throws before anything is removed, when a kept release can not be read whole
 */
export async function collectGarbage(
  store: ReleaseStore,
  { rule = defaultRetention, named: namedReleases = [], dryRun = false, now = Date.now() }: SweepOptions = {},
): Promise<Sweep> {
  // Listed first: what is made while this runs is not in the list.
  const there = (
    await Promise.all(
      ['sites/', 'modules/', 'signatures/', 'facts/', 'blobs/', 'assets/', 'fonts/', 'papers/'].map((prefix) =>
        store.list(prefix),
      ),
    )
  ).flat();
  const kept = await keptReleases(store, rule, namedReleases, now);
  const named = new Set<string>();
  const once = new Set<string>();
  const name = async (what: string, list: () => Promise<string[]>) => {
    if (once.has(what)) return;
    once.add(what);
    for (const key of await list()) named.add(key);
  };
  for (const { release } of kept) {
    const { number, site, modules, facts, overlay, own = {}, pins = {} } = release;
    try {
      await name(site, () => siteKeys(store, site));
      if (facts) named.add(keys.facts(facts));
      if (overlay) named.add(keys.asset(overlay));
      const { [factsName]: ownFacts, ...versions } = { ...pins, ...own };
      if (ownFacts) named.add(keys.facts(ownFacts));
      for (const [module, version] of [...Object.entries(modules), ...Object.entries(versions)])
        await name(`${module}@${version}`, () => versionKeys(store, module, version));
    } catch (cause) {
      throw new Error(
        `Release ${number} can not be read whole, so nothing was removed: ${(cause as Error).message} Mend the store first.`,
        { cause },
      );
    }
  }
  const removed = there
    .filter(({ key, at }) => !named.has(signedKey(key)) && at < now - grace)
    .sort((one, other) => rank(one) - rank(other));
  if (!dryRun) {
    // Each kind at once, for a store that is far away; what names before what is named.
    for (const place of [0, 1, 2]) {
      await inParallel(
        removed.filter((file) => rank(file) === place),
        (file) => store.remove(file),
      );
    }
  }
  const gone = new Set(removed);
  const left = there.filter((file) => !gone.has(file));
  return {
    removed,
    kept: {
      releases: kept,
      files: left.length,
      bytes: left.reduce((sum, { bytes }) => sum + bytes, 0),
      young: left.filter(({ key }) => !named.has(signedKey(key))).length,
    },
  };
}
