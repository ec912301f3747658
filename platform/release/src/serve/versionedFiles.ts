import type { Manifest } from '../manifest';
import { keys } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';
import { isKnownType } from './contentTypes';
import { memo } from './memo';

const moduleName = /^[a-z][a-z0-9-]{0,63}$/;
const versionName = /^[0-9a-f]{8,64}$/;
const assetName = /^[\w-][\w.-]*$/;

/** Whether a path is of the files that are named by their content: of modules, and pictures, films and fonts. */
export const isVersioned = (path: string): boolean => /^\/_(?:modules|assets)(?:\/|$)/.test(path);

/**
 * Finds the key of a versioned file, or `null`. A module's files are those that its manifest lists for browsers: server
 * bundles, manifests and half-written files have no address.
 */
export function versionedFiles(store: ReleaseStore): (path: string) => Promise<string | null> {
  const clientFiles = memo(async (key: string) => {
    const manifest = await store.read(key);
    return manifest && new Set(Object.keys((JSON.parse(manifest.toString()) as Manifest).files));
  }, 200);

  return async (path) => {
    const [, space, module = '', version = '', ...rest] = path.split('/');
    if (space === '_assets') {
      return version === '' && rest.length === 0 && assetName.test(module) && isKnownType(module) && !path.endsWith('/')
        ? keys.asset(module)
        : null;
    }
    if (!moduleName.test(module) || !versionName.test(version)) return null;
    const files = await clientFiles(keys.manifest(module, version));
    const file = rest.join('/');
    // A page that a module frames goes without its extension, like any other.
    const name = [file, `${file}.html`].find((one) => files?.has(one));
    return name === undefined ? null : keys.clientFile(module, version, name);
  };
}
