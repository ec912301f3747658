import { readManifest } from './manifest';
import { siteAssets } from './site';
import { keys, moduleBase } from './store/keys';
import type { ReleaseStore } from './store/ReleaseStore';

/** Everything that is served for versions of modules and the sites composed of them: keys of the store, by path below the public folder. */
export async function versionedAddresses(
  store: ReleaseStore,
  versions: Iterable<readonly [module: string, version: string]>,
  sites: Iterable<string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [module, version] of versions) {
    const manifest = await readManifest(store, module, version);
    for (const name of [...Object.keys(manifest.files), ...(manifest.tools ?? [])]) {
      found.set(moduleBase(module, version).slice(1) + name, keys.clientFile(module, version, name));
    }
    for (const name of manifest.assets) found.set(`_assets/${name}`, keys.asset(name));
  }
  for (const site of sites) {
    for (const name of await siteAssets(store, site)) found.set(`_assets/${name}`, keys.asset(name));
  }
  return found;
}
