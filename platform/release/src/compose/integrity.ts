import { createHash } from 'node:crypto';
import type { LockedModule, ReleaseLock } from '@platform/contract';
import { sha256 } from '../hash';
import { lockFile } from './makeLock';

const named = (digest: string) => `sha256-${digest}`;

/** What a browser holds a file against, of its SHA-256 as hex. */
export const integrityOfHash = (hash: string): string => named(Buffer.from(hash, 'hex').toString('base64'));

/**
 * What a browser holds a file of a module against before it uses it.
 *
 * @throws where the lock does not know the file
 */
export function integrityOf({ base, files }: LockedModule, file: string): string {
  const hash = files[file];
  if (!hash) throw new Error(`The lock has no hash of ${base}${file}.`);
  return integrityOfHash(hash);
}

const isImported = (file: string): boolean => /\.(?:m?js|css)$/.test(file);

// Every page of a composition asks for it.
const made = new WeakMap<ReleaseLock, string>();

/**
 * The import map of a release: the hash of every script that pages import, now or later, and of every stylesheet that
 * comes with one. All pages carry the same.
 */
export function importMap(lock: ReleaseLock): string {
  const known = made.get(lock);
  if (known) return known;
  const { shell, remotes } = lock;
  const hashes: [address: string, hash: string][] = [];
  const add = (module: LockedModule, files: Iterable<string>) => {
    for (const file of [...new Set(files)].sort()) hashes.push([module.base + file, integrityOf(module, file)]);
  };
  add(shell, Object.keys(shell.files).filter(isImported));
  for (const remote of Object.values(remotes)) {
    if (remote.manifest) {
      // Other tools' manifests do not tell all that their runtimes import.
      add(remote, Object.keys(remote.files).filter(isImported));
      continue;
    }
    const pieces = Object.values(remote.exposes).flatMap(({ js, css, laterJs, laterCss }) => [
      ...js,
      ...css,
      ...laterJs,
      ...laterCss,
    ]);
    add(remote, [remote.entry, ...pieces]);
  }
  const { asset, content } = lockFile(lock);
  hashes.push([`/_assets/${asset}`, integrityOfHash(sha256(content))]);
  const text = JSON.stringify({ integrity: Object.fromEntries(hashes) });
  made.set(lock, text);
  return text;
}

/** The source by which a content security policy allows one inline script, and no other. */
export const inlineSource = (text: string): string => `'${named(createHash('sha256').update(text).digest('base64'))}'`;
