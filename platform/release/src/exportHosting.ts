import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readLive, readLock, versionsOf } from './live';
import { readManifest } from './manifest';
import { keys, moduleBase } from './store/keys';
import { type ReleaseStore, readRequired } from './store/ReleaseStore';
import { repository } from './workspace';

/** Versions of the live site and of those before it: tabs that visitors have open still ask for them. */
async function versionsInUse(
  store: ReleaseStore,
  sites: readonly string[],
): Promise<[module: string, version: string][]> {
  const locks = await Promise.all(sites.map((site) => readLock(store, site)));
  const inUse = new Map(
    locks.flatMap((lock) => Object.entries(versionsOf(lock)).map((one) => [one.join('@'), one] as const)),
  );
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
  const prefix = keys.siteFile(live.site, '');
  for (const key of await store.list(prefix)) files.set(key.slice(prefix.length), key);
  for (const [module, version] of await versionsInUse(store, [live.site, ...live.previous])) {
    const manifest = await readManifest(store, module, version);
    for (const name of [...Object.keys(manifest.files), ...(manifest.tools ?? [])]) {
      files.set(moduleBase(module, version).slice(1) + name, keys.clientFile(module, version, name));
    }
    for (const name of manifest.assets) files.set(`_assets/${name}`, keys.asset(name));
  }
  for (const [file, key] of files) {
    const destination = path.join(target, 'public', file);
    await mkdir(path.dirname(destination), { recursive: true });
    await writeFile(destination, await readRequired(store, key));
  }
  const hosting = JSON.parse((await readRequired(store, keys.siteHosting(live.site))).toString()) as unknown;
  const firestore = { rules: 'firestore.rules', indexes: 'firestore.indexes.json' };
  for (const file of Object.values(firestore))
    await cp(path.join(repository, 'backend', file), path.join(target, file));
  await writeFile(path.join(target, 'firebase.json'), `${JSON.stringify({ hosting, firestore }, null, 2)}\n`);
  return files.size;
}
