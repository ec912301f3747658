import { areSame, bytesOf } from './bytes';

/** A file of the store, as `list` finds it. */
export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  /** When it was made or last asked for by `create`, milliseconds since 1970. */
  readonly at: number;
}

/**
 * Where releases are kept: immutable files by key. Four verbs, and the one promise that every object store gives as
 * well: of several who create one key, exactly one is told `true`.
 */
export interface ReleaseStore {
  /** The file's bytes, or `null` where there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /**
   * Makes a file: whole, and there after a power cut, or not at all.
   *
   * @returns `false` where there is one already; it stays as it is and counts as new
   */
  create(key: string, bytes: Uint8Array | string): Promise<boolean>;
  /** Files whose keys start with `prefix`, sorted by key. */
  list(prefix: string): Promise<StoredFile[]>;
  /** Removes a file as it was listed, unless `create` asked for it since. Only the sweep of what no release needs does so. */
  remove(file: StoredFile): Promise<void>;
}

/** A file's bytes. Throws, naming the key, where there is none. */
export async function readRequired(store: ReleaseStore, key: string): Promise<Uint8Array> {
  const bytes = await store.read(key);
  if (!bytes)
    throw new Error(`The release store has no file ${key}. Publish the module again: npm run publish -- <module>.`);
  return bytes;
}

/**
 * Keeps a file for good. The same key again is allowed with the same bytes only.
 *
 * @throws when it is there with other bytes
 */
export async function keep(store: ReleaseStore, key: string, bytes: Uint8Array | string): Promise<void> {
  if (await store.create(key, bytes)) return;
  const there = await store.read(key);
  if (there && areSame(there, bytesOf(bytes))) return;
  throw new Error(`${key} is published with other bytes. What is published never changes; give it a key of its own.`);
}
