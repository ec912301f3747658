import { hasServerBundle, type Manifest } from '../manifest';
import { textOf } from '../store/bytes';
import { keys } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';

/** Code of the server bundles that versions have, by module. */
export async function serverBundles(
  store: ReleaseStore,
  manifests: readonly Manifest[],
): Promise<Readonly<Record<string, string>>> {
  const read = manifests
    .filter(({ surface }) => hasServerBundle(surface))
    .map(async ({ module, version }) => {
      const bytes = await readRequired(store, keys.serverBundle(module, version));
      return [module, textOf(bytes)] as const;
    });
  return Object.fromEntries(await Promise.all(read));
}
