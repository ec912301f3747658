import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FolderStore } from './store/FolderStore';
import { openStore } from './store/openStore';

/** The repository's folder: this one's, or the one that has these tools as a package. */
export const repository = import.meta.dirname.split(path.sep).includes('node_modules')
  ? process.cwd()
  : path.resolve(import.meta.dirname, '../../..');

/** The folder of this machine's own release store. */
export const ownStore = path.join(repository, '.release');

/** Whether the configured store is this machine's own. */
export const isOwnStore = () => process.env.RELEASE_STORE === undefined;

/** The release store that `RELEASE_STORE` names, a folder or a bucket; without it `.release` in the repository. */
export const configuredStore = () => openStore(process.env.RELEASE_STORE ?? ownStore);

/** Where this machine keeps what it has cut fonts into. */
export const machineCache = () => new FolderStore(path.join(repository, 'node_modules/.cache/fonts'));

/** Names of all modules that can be published: the shell and every `mf-*` folder. */
export function moduleNames(): string[] {
  const remotes = readdirSync(repository, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name.startsWith('mf-'),
  );
  return ['shell', ...remotes.map(({ name }) => name).sort()];
}

/** A module's build folder. */
export const distOf = (module: string) => path.join(repository, module, 'dist');
