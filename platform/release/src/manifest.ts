import type { RemoteSurface, ShellSurface } from '@platform/contract';
import { textOf } from './store/bytes';
import { keys } from './store/keys';
import { type ReleaseStore, readRequired } from './store/ReleaseStore';

/** What a publish leaves beside the files of a version. */
export interface Manifest<S = RemoteSurface | ShellSurface> {
  readonly module: string;
  readonly version: string;
  readonly surface: S;
  /** SHA-256 of every file a browser may ask for, by its path below the version's address. */
  readonly files: Readonly<Record<string, string>>;
  /** Files for other hosts and for tools, which the version's name does not depend on. Absent where it was published before there were any. */
  readonly tools?: readonly string[];
  /** Names of the shared assets the version refers to. */
  readonly assets: readonly string[];
}

export const isShell = (manifest: Manifest): manifest is Manifest<ShellSurface> => 'provides' in manifest.surface;
export const isRemote = (manifest: Manifest): manifest is Manifest<RemoteSurface> => 'remote' in manifest.surface;

/** Whether a build has code for the composer: all have but those of other tools that do not say so. */
export const hasServerBundle = (surface: Manifest['surface']): boolean =>
  !('remote' in surface && surface.manifest) || surface.prerendered === true;

/** The manifest of a published version. */
export async function readManifest(store: ReleaseStore, module: string, version: string): Promise<Manifest> {
  return JSON.parse(textOf(await readRequired(store, keys.manifest(module, version)))) as Manifest;
}
