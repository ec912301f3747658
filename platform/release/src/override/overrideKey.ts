import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newOverrideKey } from './signOverride';

/** Where the private half of the key is kept; `OVERRIDE_KEY` names another file. */
const keyFile = (repository: string) => process.env.OVERRIDE_KEY ?? path.join(repository, '.data/override-key.pem');

/**
 * Makes a key, readable by its owner alone, and keeps it.
 *
 * @returns the public half, for the facts
 * @throws where there is one: links that it signed would end without anybody having said so
 */
export async function keepNewKey(repository: string): Promise<string> {
  const file = keyFile(repository);
  const key = newOverrideKey();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, key.secret, { flag: 'wx', mode: 0o600 }).catch((cause: Error) => {
    throw new Error(`${file} can not be written: ${cause.message}. Move an earlier key away first.`, { cause });
  });
  await chmod(file, 0o600);
  return key.public;
}

/**
 * The private half of the key, PEM.
 *
 * @throws where there is none
 */
export async function readKey(repository: string): Promise<string> {
  const file = keyFile(repository);
  return readFile(file, 'utf8').catch((cause: Error) => {
    throw new Error(`There is no key in ${file}. Make one first: npm run override -- --new-key.`, { cause });
  });
}
