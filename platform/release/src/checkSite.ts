import { sha256 } from './hash';
import { readManifest } from './manifest';
import { readLock, readSiteIndex, requireSiteFile, siteAssets, siteFiles, versionsOf } from './site';
import { keys } from './store/keys';
import type { ReleaseStore } from './store/ReleaseStore';

async function troubleWith(store: ReleaseStore, key: string, hash: string | null): Promise<string[]> {
  const bytes = await store.read(key);
  if (!bytes) return [`${key} is missing`];
  return hash === null || sha256(bytes) === hash ? [] : [`${key} has other bytes`];
}

async function troubleWithVersion(store: ReleaseStore, module: string, version: string): Promise<string[]> {
  const manifest = await readManifest(store, module, version);
  const files = [
    ...Object.entries(manifest.files).map(([file, hash]) => [keys.clientFile(module, version, file), hash] as const),
    ...(manifest.tools ?? []).map((file) => [keys.clientFile(module, version, file), null] as const),
  ];
  const assets = manifest.assets.map((name) => [keys.asset(name), null] as const);
  const bundle = [keys.serverBundle(module, version), null] as const;
  return (await Promise.all([...files, ...assets, bundle].map(([key, hash]) => troubleWith(store, key, hash)))).flat();
}

/** Everything that visitors of a site would miss: files that are not there or hold other bytes. Empty where it is whole. */
export async function checkSite(store: ReleaseStore, site: string): Promise<string[]> {
  try {
    const blobs = (await readSiteIndex(store, site))?.blobs ?? [];
    const pieces = await Promise.all(blobs.map((hash) => troubleWith(store, keys.blob(hash), hash)));
    const assets = (await siteAssets(store, site)).map((name) => troubleWith(store, keys.asset(name), null));
    for (const file of await siteFiles(store, site)) await requireSiteFile(store, site, file);
    const versions = Object.entries(versionsOf(await readLock(store, site)));
    const modules = await Promise.all(versions.map(([module, version]) => troubleWithVersion(store, module, version)));
    return [...pieces.flat(), ...(await Promise.all(assets)).flat(), ...modules.flat()];
  } catch (error) {
    return [`site ${site}: ${(error as Error).message}`];
  }
}
