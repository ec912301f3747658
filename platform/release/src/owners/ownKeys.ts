import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Owners } from '@platform/contract';
import { newKey, type Signer, signerOf } from './Signer';

const folderOf = (repository: string) => path.join(repository, '.data/keys');
const fileOf = (repository: string, name: string) => path.join(folderOf(repository), `${name}.pem`);

async function writeKey(file: string, pem: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, pem, { flag: 'wx', mode: 0o600 });
}

/**
 * Makes a key, readable by its owner alone, and keeps it.
 *
 * @throws where there is one of the name
 */
export async function makeKey(repository: string, name: string): Promise<Signer> {
  const file = fileOf(repository, name);
  const pem = newKey();
  await writeKey(file, pem).catch((cause: Error) => {
    throw new Error(`${file} can not be written: ${cause.message}. Choose another name; a key is never written over.`, {
      cause,
    });
  });
  return signerOf(pem);
}

async function readSigner(file: string): Promise<Signer> {
  const pem = await readFile(file, 'utf8').catch((cause: Error) => {
    throw new Error(`There is no key in ${file}, which RELEASE_KEY names.`, { cause });
  });
  return signerOf(pem);
}

/** Names of the keys of this machine. */
export async function keyNames(repository: string): Promise<string[]> {
  const files = await readdir(folderOf(repository)).catch(() => []);
  return files.flatMap((file) => (file.endsWith('.pem') ? [file.slice(0, -'.pem'.length)] : [])).sort();
}

/**
 * The key of this machine's own store, made the first time. It lives and goes with the store.
 *
 * @param store the store's folder
 */
export async function storeSigner(store: string): Promise<Signer> {
  const file = path.join(store, 'key.pem');
  const there = await readFile(file, 'utf8').catch(() => null);
  if (there) return signerOf(there);
  await writeKey(file, newKey()).catch(() => null); // of two at once, one makes it
  return readSigner(file);
}

/**
 * The key that this machine signs with: the one that is named, or the only one there is.
 *
 * @param named `RELEASE_KEY`: the name of a key of this machine, or a file
 * @returns `null` where there is none, or more than one and none is named
 */
export async function ownSigner(repository: string, named: string | undefined): Promise<Signer | null> {
  if (named) return readSigner(/^[\w-]+$/.test(named) ? fileOf(repository, named) : path.resolve(named));
  const [only, ...others] = await keyNames(repository);
  return only && !others.length ? readSigner(fileOf(repository, only)) : null;
}

/** The owners of this machine's own store: those of the site, and the machine. */
export const withLocalKey = (owners: Owners, { publicKey }: Signer): Owners => ({
  ...owners,
  local: { key: publicKey, owns: ['*'], channels: ['*'], contact: 'the owner of this machine' },
});
