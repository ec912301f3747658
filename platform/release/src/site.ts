import type { ReleaseLock } from '@platform/contract';
import type { Hosting } from './compose/hostingConfig';
import { joined, textOf } from './store/bytes';
import { formerKeys, keys } from './store/keys';
import { type ReleaseStore, readRequired } from './store/ReleaseStore';

/** What a site is made of. Pieces are named by their hash, so that a page that has not changed is kept once. */
export interface SiteIndex {
  /** Hashes of all pieces. */
  readonly blobs: readonly string[];
  readonly lock: number;
  readonly hosting: number;
  /** Pieces of each public file, in order, as positions in `blobs`. */
  readonly files: Readonly<Record<string, readonly number[]>>;
  /** What was kept of the rendering of pages, by file, as positions in `blobs`: the next composition takes those that would be the same. */
  readonly renders?: Readonly<Record<string, number>>;
  /** Assets that the site brings itself: its fonts and their stylesheet. Absent where it was composed before there were any. */
  readonly assets?: readonly string[];
  /** Keys of what its fonts were cut into. */
  readonly fontCuts?: readonly string[];
  /** Keys of its pages' papers. Absent where none has one. */
  readonly papers?: readonly string[];
}

const remembered = 8;
const indexes = new WeakMap<ReleaseStore, Map<string, SiteIndex>>();

/** A site's index; `null` where a site of a former store has none, or there is no such site. */
export async function readSiteIndex(store: ReleaseStore, site: string): Promise<SiteIndex | null> {
  const known = indexes.get(store) ?? new Map<string, SiteIndex>();
  indexes.set(store, known);
  const there = known.get(site);
  if (there) return there;
  const bytes = await store.read(keys.siteIndex(site));
  if (!bytes) return null;
  const index = JSON.parse(textOf(bytes)) as SiteIndex;
  if (known.size >= remembered) known.clear();
  known.set(site, index);
  return index;
}

async function readPieces(store: ReleaseStore, { blobs }: SiteIndex, pieces: readonly number[]): Promise<Uint8Array> {
  const read = pieces.map((piece) => readRequired(store, keys.blob(blobs[piece] ?? '')));
  const [first, ...rest] = await Promise.all(read);
  return first && !rest.length ? first : joined([...(first ? [first] : []), ...rest]);
}

/** A public file of a site, or `null`. */
export async function readSiteFile(store: ReleaseStore, site: string, file: string): Promise<Uint8Array | null> {
  const index = await readSiteIndex(store, site);
  if (!index) return store.read(formerKeys.siteFile(site, file));
  const pieces = Object.hasOwn(index.files, file) ? index.files[file] : undefined;
  return pieces ? readPieces(store, index, pieces) : null;
}

/** Paths of a site's public files, sorted. */
export async function siteFiles(store: ReleaseStore, site: string): Promise<string[]> {
  const index = await readSiteIndex(store, site);
  if (index) return Object.keys(index.files).sort();
  const prefix = formerKeys.siteFile(site, '');
  return (await store.list(prefix)).map(({ key }) => key.slice(prefix.length));
}

/** Names of the assets that a site brings itself. */
export const siteAssets = async (store: ReleaseStore, site: string): Promise<readonly string[]> =>
  (await readSiteIndex(store, site))?.assets ?? [];

/** A public file of a site that must be there. */
export async function requireSiteFile(store: ReleaseStore, site: string, file: string): Promise<Uint8Array> {
  const bytes = await readSiteFile(store, site, file);
  if (!bytes) throw new Error(`The site ${site} has no file ${file}. Compose it again: npm run compose.`);
  return bytes;
}

/** The hosting configuration of a site. */
export async function readHosting(store: ReleaseStore, site: string): Promise<Hosting> {
  const index = await readSiteIndex(store, site);
  const bytes = index
    ? await readPieces(store, index, [index.hosting])
    : await readRequired(store, formerKeys.siteHosting(site));
  return JSON.parse(textOf(bytes)) as Hosting;
}

/** The lock of a site. */
export async function readLock(store: ReleaseStore, site: string): Promise<ReleaseLock> {
  const index = await readSiteIndex(store, site);
  const bytes = index
    ? await readPieces(store, index, [index.lock])
    : await readRequired(store, formerKeys.siteLock(site));
  return JSON.parse(textOf(bytes)) as ReleaseLock;
}

/** The version of every module in a lock, the shell included. */
export function versionsOf(lock: ReleaseLock): Record<string, string> {
  const remotes = Object.entries(lock.remotes).map(([module, { version }]) => [module, version] as const);
  return { shell: lock.shell.version, ...Object.fromEntries(remotes) };
}
