import { sha256 } from '../hash';
import type { ReleaseStore, StoredFile } from '../store/ReleaseStore';

/** A store that gives what was signed only as it was signed. */
export class SignedStore implements ReleaseStore {
  readonly #below: ReleaseStore;
  /** SHA-256 of signed files, and what to say where one has another, by key. */
  readonly #signed = new Map<string, { readonly hash: string; readonly trouble: string }>();

  constructor(below: ReleaseStore) {
    this.#below = below;
  }

  /** From now on a file is given with these bytes only. */
  expect(key: string, hash: string, trouble: string): void {
    this.#signed.set(key, { hash, trouble });
  }

  /** @throws where the file was signed with other bytes */
  async read(key: string): Promise<Uint8Array | null> {
    const bytes = await this.#below.read(key);
    const signed = this.#signed.get(key);
    if (bytes && signed && sha256(bytes) !== signed.hash) throw new Error(signed.trouble);
    return bytes;
  }

  create(key: string, bytes: Uint8Array | string): Promise<boolean> {
    return this.#below.create(key, bytes);
  }

  list(prefix: string): Promise<StoredFile[]> {
    return this.#below.list(prefix);
  }

  remove(file: StoredFile): Promise<void> {
    return this.#below.remove(file);
  }
}

const made = new WeakMap<ReleaseStore, SignedStore>();

/** The signed view of a store: the same one each time, so that what is remembered by store is found again. */
export function signedStore(store: ReleaseStore): SignedStore {
  const there = made.get(store) ?? new SignedStore(store);
  made.set(store, there);
  return there;
}
