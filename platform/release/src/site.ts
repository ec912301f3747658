import type { ReleaseLock } from '@platform/contract';
import type { ComposedSite } from './compose/composeSite';
import { documentParts } from './compose/documentParts';
import type { Hosting } from './compose/hosting';
import { keepCut } from './fonts/fontCuts';
import { sha256 } from './hash';
import { inParallel } from './inParallel';
import { keepPacked } from './packedFiles';
import { formerKeys, keys } from './store/keys';
import { keep, type ReleaseStore, readRequired } from './store/ReleaseStore';

/** What a site is made of. Pieces are named by their hash, so that a page that has not changed is kept once. */
interface SiteIndex {
  /** Hashes of all pieces. */
  readonly blobs: readonly string[];
  readonly lock: number;
  readonly hosting: number;
  /** Pieces of each public file, in order, as positions in `blobs`. */
  readonly files: Readonly<Record<string, readonly number[]>>;
  /** Assets that the site brings itself: its fonts and their stylesheet. Absent where it was composed before there were any. */
  readonly assets?: readonly string[];
  /** Keys of what its fonts were cut into. */
  readonly fontCuts?: readonly string[];
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
  const index = JSON.parse(bytes.toString()) as SiteIndex;
  if (known.size >= remembered) known.clear();
  known.set(site, index);
  return index;
}

async function readPieces(store: ReleaseStore, { blobs }: SiteIndex, pieces: readonly number[]): Promise<Buffer> {
  const read = pieces.map((piece) => readRequired(store, keys.blob(blobs[piece] ?? '')));
  const [first, ...rest] = await Promise.all(read);
  return first && !rest.length ? first : Buffer.concat([...(first ? [first] : []), ...rest]);
}

/** A public file of a site, or `null`. */
export async function readSiteFile(store: ReleaseStore, site: string, file: string): Promise<Buffer | null> {
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
export async function requireSiteFile(store: ReleaseStore, site: string, file: string): Promise<Buffer> {
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
  return JSON.parse(bytes.toString()) as Hosting;
}

/** The lock of a site. */
export async function readLock(store: ReleaseStore, site: string): Promise<ReleaseLock> {
  const index = await readSiteIndex(store, site);
  const bytes = index
    ? await readPieces(store, index, [index.lock])
    : await readRequired(store, formerKeys.siteLock(site));
  return JSON.parse(bytes.toString()) as ReleaseLock;
}

/** The version of every module in a lock, the shell included. */
export function versionsOf(lock: ReleaseLock): Record<string, string> {
  const remotes = Object.entries(lock.remotes).map(([module, { version }]) => [module, version] as const);
  return { shell: lock.shell.version, ...Object.fromEntries(remotes) };
}

/**
 * Writes a composed site, each piece before the index that names it. Nobody sees it until a release names it.
 *
 * @param base a site whose pieces are known to be there: the live one
 */
export async function writeSite(store: ReleaseStore, site: ComposedSite, base: string | null): Promise<void> {
  const blobs = new Map<string, { readonly position: number; readonly text: string }>();
  const position = (text: string): number => {
    const hash = sha256(text);
    const blob = blobs.get(hash) ?? { position: blobs.size, text };
    blobs.set(hash, blob);
    return blob.position;
  };
  const lock = position(`${JSON.stringify(site.lock, null, 2)}\n`);
  const hosting = position(`${JSON.stringify(site.hosting, null, 2)}\n`);
  const files = Object.fromEntries(
    Object.entries(site.files)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([file, content]) => [file, documentParts(content).map(position)]),
  );
  const there = new Set(base ? ((await readSiteIndex(store, base))?.blobs ?? []) : []);
  await inParallel(blobs, async ([hash, { text }]) => {
    if (!there.has(hash)) await store.create(keys.blob(hash), text);
  });
  for (const [name, content] of Object.entries(site.assets)) {
    await keep(store, keys.asset(name), content);
    await keepPacked(store, keys.asset(name), Buffer.from(content));
  }
  for (const cut of site.cuts) await keepCut(store, cut);
  const assets = [...Object.keys(site.assets), ...site.cuts.flatMap(({ files: cutFiles }) => [...cutFiles.keys()])];
  const fontCuts = site.cuts.map(({ key }) => key);
  const index: SiteIndex = { blobs: [...blobs.keys()], lock, hosting, files, assets: assets.sort(), fontCuts };
  await store.create(keys.siteIndex(site.id), `${JSON.stringify(index)}\n`);
}
