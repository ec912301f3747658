import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releases } from './journal';
import { readLive } from './live';
import { readManifest } from './manifest';
import { readHosting, requireSiteFile, siteFiles } from './site';
import { keys, moduleBase } from './store/keys';
import { type ReleaseStore, readRequired } from './store/ReleaseStore';
import { repository } from './workspace';

/** Tabs that visitors have open ask for the versions of so many releases. */
const releasesInTabs = 21;

async function versionsInUse(store: ReleaseStore): Promise<[module: string, version: string][]> {
  const inUse = new Map<string, [module: string, version: string]>();
  let left = releasesInTabs;
  for await (const { modules } of releases(store)) {
    for (const one of Object.entries(modules)) inUse.set(one.join('@'), one);
    if (--left === 0) break;
  }
  return [...inUse.values()];
}

/**
 * Writes a folder that Firebase Hosting deploys as it is: `firebase.json`, rules, indexes and `public/`.
 *
 * @returns how many files `public/` holds
 */
export async function exportHosting(store: ReleaseStore, target: string): Promise<number> {
  const live = await readLive(store);
  if (!live) throw new Error('Nothing is live to be exported. Publish the modules first: npm run publish -- --all.');
  await rm(target, { recursive: true, force: true });
  const files = new Map<string, string>();
  for (const [module, version] of await versionsInUse(store)) {
    const manifest = await readManifest(store, module, version);
    for (const name of Object.keys(manifest.files)) {
      files.set(moduleBase(module, version).slice(1) + name, keys.clientFile(module, version, name));
    }
    for (const name of manifest.assets) files.set(`_assets/${name}`, keys.asset(name));
  }
  const write = async (file: string, bytes: Uint8Array) => {
    const destination = path.join(target, 'public', file);
    await mkdir(path.dirname(destination), { recursive: true });
    await writeFile(destination, bytes);
  };
  const pages = await siteFiles(store, live.site);
  for (const page of pages) await write(page, await requireSiteFile(store, live.site, page));
  for (const [file, key] of files) await write(file, await readRequired(store, key));
  const hosting = await readHosting(store, live.site);
  const firestore = { rules: 'firestore.rules', indexes: 'firestore.indexes.json' };
  for (const file of Object.values(firestore))
    await cp(path.join(repository, 'backend', file), path.join(target, file));
  await writeFile(path.join(target, 'firebase.json'), `${JSON.stringify({ hosting, firestore }, null, 2)}\n`);
  return files.size + pages.length;
}
