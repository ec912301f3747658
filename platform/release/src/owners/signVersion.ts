import { hashOfFiles, sha256 } from '../hash';
import { type Manifest, readManifest } from '../manifest';
import { keys } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';
import type { Signer } from './Signer';
import { keepStatement, stateVersion } from './statement';

/** The version that a module's content names. */
export const nameOfContent = ({
  files,
  server,
  surface,
  assets,
}: Pick<Manifest, 'files' | 'surface' | 'assets'> & { readonly server: string | null }): string =>
  hashOfFiles({
    ...files,
    ...(server && { 'server/index.cjs': server }),
    surface: sha256(JSON.stringify(surface)),
    assets: assets.join(),
  }).slice(0, 12);

/** @throws where a manifest tells of other content than its version */
function checkName(manifest: Manifest, server: string | null): void {
  if (nameOfContent({ ...manifest, server }) === manifest.version) return;
  throw new Error(
    `${manifest.module} ${manifest.version} is not what its name says in the release store, so it is not signed. Mend the store, then publish the module again.`,
  );
}

/**
 * Signs a build that was published. What the store has of it counts only where the build has nothing of its own: a manifest
 * and files for tools, which may be another build's of the same content.
 *
 * @param build bytes of the build, by their keys
 */
export async function signBuild(
  store: ReleaseStore,
  manifest: Manifest,
  build: ReadonlyMap<string, Uint8Array>,
  signer: Signer,
): Promise<void> {
  const { module, version, tools = [] } = manifest;
  const ofTools = new Set(tools.map((file) => keys.clientFile(module, version, file)));
  const read = async (key: string) => (ofTools.has(key) ? null : build.get(key)) ?? readRequired(store, key);
  const statement = await stateVersion(read, manifest);
  checkName(manifest, statement.server);
  await keepStatement(store, statement, signer);
}

/**
 * Signs a version as the store has it.
 *
 * @throws where it has not the content that its name says
 */
export async function signStored(store: ReleaseStore, module: string, version: string, signer: Signer): Promise<void> {
  const read = (key: string) => readRequired(store, key);
  const manifest = await readManifest(store, module, version);
  const statement = await stateVersion(read, manifest);
  const hashed = Object.keys(manifest.files).map(
    async (file) => [file, sha256(await read(keys.clientFile(module, version, file)))] as const,
  );
  const files = Object.fromEntries(await Promise.all(hashed));
  checkName({ ...manifest, files }, statement.server);
  await keepStatement(store, statement, signer);
}
