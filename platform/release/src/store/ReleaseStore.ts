/**
 * Where releases are kept: immutable files by key, and a few named pointers that move.
 * Small enough that an object store with conditional writes can stand in for the folder.
 */
export interface ReleaseStore {
  /** The file's bytes, or `null` where there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Keeps a file for good. Writing the same key again is allowed only with the same bytes. */
  write(key: string, bytes: Uint8Array | string): Promise<void>;
  /** Keys that start with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  readPointer(name: string): Promise<string | null>;
  /** Moves a pointer, unless it no longer holds `expected`; then it returns `false` and nothing changes. */
  movePointer(name: string, expected: string | null, value: string): Promise<boolean>;
}

/** A file's bytes. Throws, naming the key, where there is none. */
export async function readRequired(store: ReleaseStore, key: string): Promise<Buffer> {
  const bytes = await store.read(key);
  if (!bytes)
    throw new Error(`The release store has no file ${key}. Publish the module again: npm run publish -- <module>.`);
  return bytes;
}
