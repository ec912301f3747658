import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '@platform/contract';
import { releaseTiming } from '@platform/contract/releaseTiming';
import { exportFunctions, functionRewrites, releaseFolder } from './exportFunctions';
import { liveChannel, releases } from './journal';
import { readLive } from './live';
import { factsOfRelease } from './publishedFacts';
import { takeAlong } from './recompose/composition';
import { readHosting, readLock, requireSiteFile, siteFiles } from './site';
import { type ReleaseStore, readRequired } from './store/ReleaseStore';
import { versionedAddresses } from './versionedAddresses';

/** Pages say which release they are of, as those of the site server do. */
const servedBy = (release: string) => ({
  source: '**',
  headers: [{ key: 'Server-Timing', value: `${releaseTiming};desc="${release}"` }],
});

/** Tabs that visitors have open ask for the versions of so many releases. */
const releasesInTabs = 21;

interface InUse {
  readonly versions: readonly (readonly [module: string, version: string])[];
  readonly sites: ReadonlySet<string>;
}

async function whatIsInUse(store: ReleaseStore): Promise<InUse> {
  const versions = new Map<string, [module: string, version: string]>();
  const sites = new Set<string>();
  let left = releasesInTabs;
  for await (const { modules, site } of releases(store)) {
    for (const one of Object.entries(modules)) versions.set(one.join('@'), one);
    sites.add(site);
    if (--left === 0) break;
  }
  return { versions: [...versions.values()], sites };
}

/**
 * Writes a folder that Firebase deploys as it is: `firebase.json`, rules, indexes, `functions/` and `public/`. It takes
 * the place of an earlier export once it is whole.
 *
 * @returns how many files `public/` holds
 */
export async function exportHosting(
  store: ReleaseStore,
  functionsOf: Site['functions'],
  target: string,
): Promise<number> {
  const live = await readLive(store);
  if (!live) throw new Error('Nothing is live to be exported. Publish the modules first: npm run publish -- --all.');
  const draft = `${target}.draft`;
  await rm(draft, { recursive: true, force: true });
  const count = await writePublic(store, live.site, path.join(draft, 'public'));

  const { routes } = await readLock(store, live.site);
  const release = `${liveChannel}/${live.number}`;
  const { facts, firestore, storage } = await factsOfRelease(store, live);
  const functions = functionsOf(facts);
  if (functions) {
    const folder = path.join(draft, 'functions');
    await exportFunctions(functions, facts, release, folder);
    await takeAlong(store, live, path.join(folder, releaseFolder));
  }
  const databases = { rules: 'firestore.rules', indexes: 'firestore.indexes.json' };
  if (firestore) {
    await writeFile(path.join(draft, databases.rules), firestore.rules);
    await writeFile(path.join(draft, databases.indexes), firestore.indexes);
  }
  const pictures = { rules: 'storage.rules' };
  if (storage) await writeFile(path.join(draft, pictures.rules), storage.rules);
  const hosting = await readHosting(store, live.site);
  const rewrites = functions ? functionRewrites(functions, routes) : [];
  const answered = new Set(rewrites.map(({ source }) => source));
  const config = {
    hosting: {
      ...hosting,
      headers: [...hosting.headers, servedBy(release)],
      rewrites: [...rewrites, ...hosting.rewrites.filter(({ source }) => !answered.has(source))],
    },
    ...(firestore && { firestore: databases }),
    ...(storage && { storage: pictures }),
    ...(functions && { functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs22' }] }),
  };
  await writeFile(path.join(draft, 'firebase.json'), `${JSON.stringify(config, null, 2)}\n`);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  return count;
}

async function writePublic(store: ReleaseStore, site: string, folder: string): Promise<number> {
  const write = async (file: string, bytes: Uint8Array) => {
    const destination = path.join(folder, file);
    await mkdir(path.dirname(destination), { recursive: true });
    await writeFile(destination, bytes);
  };
  const { versions, sites } = await whatIsInUse(store);
  const versioned = await versionedAddresses(store, versions, sites);
  const pages = await siteFiles(store, site);
  for (const page of pages) await write(page, await requireSiteFile(store, site, page));
  for (const [file, key] of versioned) await write(file, await readRequired(store, key));
  return pages.length + versioned.size;
}
