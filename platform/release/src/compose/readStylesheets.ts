import type { Manifest } from '../manifest';
import { textOf } from '../store/bytes';
import { keys, moduleBase } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';

/** The text of every stylesheet of these versions, by the address that it is served at. */
export async function readStylesheets(
  store: ReleaseStore,
  manifests: readonly Pick<Manifest, 'module' | 'version' | 'files'>[],
): Promise<ReadonlyMap<string, string>> {
  const sheets = manifests.flatMap(({ module, version, files }) =>
    Object.keys(files)
      .filter((file) => file.endsWith('.css'))
      .map(async (file) => {
        const bytes = await readRequired(store, keys.clientFile(module, version, file));
        return [moduleBase(module, version) + file, textOf(bytes)] as const;
      }),
  );
  return new Map(await Promise.all(sheets));
}
