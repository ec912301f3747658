import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LockedRoute } from '@platform/contract';
import { isStandIn } from '@platform/contract/sitePaths';
import { composeSite } from '../compose/composeSite';
import type { Hosting } from '../compose/hostingConfig';
import type { Release } from '../journal';
import { factsOfRelease, type PublishedFacts } from '../publishedFacts';
import { readHosting, readLock, readSiteIndex, requireSiteFile, siteFiles } from '../site';
import { FolderStore } from '../store/FolderStore';
import { keys } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';
import { RecordingStore } from './RecordingStore';

/** A release as it is taken along to where it is composed again: beside it, what of the store that takes. */
export interface Composition {
  /** Id of its lock. */
  readonly lock: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly facts: PublishedFacts;
  readonly routes: readonly LockedRoute[];
  readonly hosting: Hosting;
}

const descriptionOf = (folder: string) => path.join(folder, 'composition.json');
const standInsOf = (folder: string) => path.join(folder, 'stand-ins');

/** The store of a release that was taken along. */
export const storeOf = (folder: string) => new FolderStore(path.join(folder, 'store'));

/** Reads what {@link takeAlong} wrote. */
export async function readComposition(folder: string): Promise<Composition> {
  return JSON.parse(await readFile(descriptionOf(folder), 'utf8')) as Composition;
}

/** A page that stands in for any value of a parameter, by its file's name. */
export const readStandIn = (folder: string, file: string): Promise<Buffer> =>
  readFile(path.join(standInsOf(folder), file));

/** What a site's fonts were cut into, and its papers: what a composition that says nothing new finds made. */
async function cutsOf(store: ReleaseStore, site: string): Promise<string[]> {
  const { fontCuts = [], assets = [], papers = [] } = (await readSiteIndex(store, site)) ?? {};
  return [...fontCuts.map(keys.fontCut), ...assets.map(keys.asset), ...papers.map(keys.paper)];
}

/**
 * Writes a release into a folder, with all that composing it again reads, and the pages that stand in for what came since.
 * The same release gives the same bytes.
 */
export async function takeAlong(store: ReleaseStore, release: Release, folder: string): Promise<void> {
  const lock = await readLock(store, release.site);
  const facts = await factsOfRelease(store, release);
  const recording = new RecordingStore(store);
  const fontCache = new RecordingStore(store);
  // What a composition reads of the store does not hang on the posts there are.
  const versions = release.modules;
  await composeSite({ store: recording, versions, facts, backEnd: null, fontCache });
  const cuts = await Promise.all(
    (await cutsOf(store, release.site)).map(async (key) => [key, await store.read(key)] as const),
  );
  const copy = storeOf(folder);
  for (const [key, bytes] of [...recording.found, ...cuts]) {
    if (!bytes) continue;
    const file = copy.pathOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const hosting = await readHosting(store, release.site);
  const composition: Composition = { lock: lock.id, versions, facts, routes: lock.routes, hosting };
  await mkdir(folder, { recursive: true });
  await writeFile(descriptionOf(folder), `${JSON.stringify(composition)}\n`);
  for (const file of (await siteFiles(store, release.site)).filter(isStandIn)) {
    const target = path.join(standInsOf(folder), file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await requireSiteFile(store, release.site, file));
  }
}
