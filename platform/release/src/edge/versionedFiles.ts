import type { Manifest } from '../manifest';
import { readPacked } from '../packedNames';
import { textOf } from '../store/bytes';
import { isAssetName, keys } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';
import type { ServedFile } from './answerFile';
import { isKnownType } from './contentTypes';
import { entityTags } from './etags';
import { memo } from './memo';

const moduleName = /^[a-z][a-z0-9-]{0,63}$/;
const versionName = /^[0-9a-f]{8,64}$/;

/** Whether a path is of the files that are named by their content: of modules, and pictures, films and fonts. */
export const isVersioned = (path: string): boolean => /^\/_(?:modules|assets)(?:\/|$)/.test(path);

/**
 * Reads a versioned file; `null` where there is none at the path. A module's files are those that its manifest lists for
 * browsers and for other hosts' tools: server bundles, the store's manifests and half-written files have no address. Rejects where a listed file can not be read.
 */
export function versionedFiles(store: ReleaseStore): (path: string) => Promise<ServedFile | null> {
  const tag = entityTags();
  const clientFiles = memo(async (key: string) => {
    const manifest = await store.read(key);
    if (!manifest) return null;
    const { files, tools = [] } = JSON.parse(textOf(manifest)) as Manifest;
    return new Set([...Object.keys(files), ...tools]);
  }, 200);

  async function readFile(name: string, key: string): Promise<ServedFile | null> {
    const [bytes, packed] = await Promise.all([store.read(key), readPacked(store, key)]);
    return bytes && { name, bytes, packed, etag: await tag(key, bytes) };
  }

  async function readAsset(name: string): Promise<ServedFile | null> {
    return isAssetName(name) && isKnownType(name) ? readFile(name, keys.asset(name)) : null;
  }

  async function readClientFile([module = '', version = '', ...rest]: readonly string[]): Promise<ServedFile | null> {
    if (!moduleName.test(module) || !versionName.test(version)) return null;
    const files = await clientFiles(keys.manifest(module, version));
    const file = rest.join('/');
    // A page that a module frames goes without its extension, like any other.
    const name = [file, `${file}.html`].find((one) => files?.has(one));
    if (name === undefined) return null;
    const key = keys.clientFile(module, version, name);
    // Listed, so it must be there: `readRequired` says what is missing.
    return (await readFile(name, key)) ?? readRequired(store, key).then(() => null);
  }

  return async (path) => {
    const [, space, ...parts] = path.split('/');
    return space === '_assets' ? readAsset(parts.join('/')) : readClientFile(parts);
  };
}
