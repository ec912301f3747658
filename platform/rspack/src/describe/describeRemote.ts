import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExposeAssets, Remote, RemoteSurface } from '@platform/contract';
import { pieceProps } from '../pieces/readPieceProps';
import { readPieceUses } from '../pieces/readPieceUses';
import { sharedPackages } from '../sharedPackages';

interface Files {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}

/** What is read of the `mf-manifest.json` that Module Federation's plugins write, whatever the bundler. */
interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string; readonly path: string; readonly type: string } };
  readonly shared: readonly { readonly name: string; readonly requiredVersion?: string }[];
  readonly exposes: readonly { readonly path: string; readonly assets: { readonly js: Files; readonly css: Files } }[];
}

const manifestName = 'mf-manifest.json';

function readManifest(client: string): FederationManifest {
  const file = path.join(client, manifestName);
  if (!existsSync(file)) throw new Error(`There is no ${file}. Build first, with \`manifest: true\`.`);
  return JSON.parse(readFileSync(file, 'utf8')) as FederationManifest;
}

/**
 * The surface of a remote that other tools built, from its `remote.ts`, its sources and its `mf-manifest.json`.
 *
 * @param folder absolute path; `dist/client` in it is what browsers get, `dist/server/index.cjs`, where there is one, what its
 *   pieces are prerendered with
 * @throws where the build does not expose what `remote.ts` says, or is not made of ES modules
 */
export async function describeRemote(folder: string): Promise<RemoteSurface> {
  const client = path.join(folder, 'dist/client');
  const { default: remote } = (await import(pathToFileURL(path.join(folder, 'remote.ts')).href)) as { default: Remote };
  const { metaData, shared, exposes } = readManifest(client);
  const { name, path: at, type } = metaData.remoteEntry;
  if (type !== 'module')
    throw new Error(
      `${remote.name}: its container is of the type "${type}". Browsers hold only ES modules against their hashes: library: { type: 'module' }.`,
    );
  // Manifests may name files that a bundler left out.
  const present = (files: readonly string[]) => files.filter((file) => existsSync(path.join(client, file)));
  const assetsOf = (key: string): ExposeAssets => {
    const found = exposes.find((expose) => expose.path === key);
    if (!found) throw new Error(`${remote.name}: remote.ts exposes ${key}, and the build does not.`);
    const { js, css } = found.assets;
    return {
      js: present(js.sync),
      css: present(css.sync),
      laterJs: present(js.async).filter((file) => !js.sync.includes(file)),
      laterCss: present(css.async).filter((file) => !css.sync.includes(file)),
    };
  };
  // What the site does not share, the remote brings.
  const ours: readonly string[] = sharedPackages;
  const requires = shared.flatMap(({ name: request, requiredVersion }) =>
    ours.includes(request) && requiredVersion ? [[request, requiredVersion] as const] : [],
  );
  return {
    remote,
    entry: path.posix.join(at, name),
    manifest: manifestName,
    ...(existsSync(path.join(folder, 'dist/server/index.cjs')) && { prerendered: true as const }),
    exposes: Object.fromEntries(Object.keys(remote.exposes).map((key) => [key, assetsOf(key)])),
    props: pieceProps(remote, folder),
    uses: readPieceUses(remote, folder),
    requires: Object.fromEntries(requires),
  };
}
