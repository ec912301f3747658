import type { ReleaseLock, SiteFile } from '@platform/contract';
import { foreignFolder, siteFileName } from '@platform/contract/foreign';
import type { Manifest } from '../manifest';
import { textOf } from '../store/bytes';
import { keys, moduleBase } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';

const manifestName = 'mf-manifest.json';

interface AssetList {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}

/** What of Module Federation's manifest names files. */
interface FederationManifest {
  readonly metaData: {
    readonly remoteEntry: { readonly name: string; readonly path: string };
  };
  readonly exposes: readonly { readonly assets: { readonly js: AssetList; readonly css: AssetList } }[];
}

/**
 * The manifest of a version as it stands at an address that outlives releases: its files are named from there.
 *
 * @param base where the version's files for other hosts are, from the manifest's own address
 */
export function standingManifest(manifest: FederationManifest, base: string): object {
  const list = ({ sync, async }: AssetList): AssetList => ({
    sync: sync.map((file) => base + file),
    async: async.map((file) => base + file),
  });
  const { remoteEntry } = manifest.metaData;
  return {
    ...manifest,
    metaData: {
      ...manifest.metaData,
      publicPath: 'auto',
      remoteEntry: { ...remoteEntry, name: base + remoteEntry.name, path: '' },
    },
    exposes: manifest.exposes.map((piece) => ({
      ...piece,
      assets: { js: list(piece.assets.js), css: list(piece.assets.css) },
    })),
  };
}

/**
 * Files of the site for pages of others: the facts, and at `/foreign/<module>/` the manifest of each module that lends
 * pieces, always of the version that is live.
 */
export async function foreignFiles(
  store: ReleaseStore,
  remotes: readonly Manifest[],
  { id, facts }: ReleaseLock,
): Promise<Record<string, string>> {
  const lending = remotes.filter(({ surface }) => 'remote' in surface && surface.remote.foreign);
  const manifests = lending.map(async ({ module, version }) => {
    const key = keys.clientFile(module, version, `${foreignFolder}/${manifestName}`);
    const manifest = JSON.parse(textOf(await readRequired(store, key))) as FederationManifest;
    const base = `../..${moduleBase(module, version)}${foreignFolder}/`;
    return [`${foreignFolder}/${module}/${manifestName}`, JSON.stringify(standingManifest(manifest, base))] as const;
  });
  const site: SiteFile = { release: id, facts };
  return { [siteFileName]: JSON.stringify(site), ...Object.fromEntries(await Promise.all(manifests)) };
}
