import { bytesOf } from './bytes';
import type { ReleaseStore, StoredFile } from './ReleaseStore';

/** A store over another one that keeps what is made to itself: a release is tried, and nothing is written. */
export class TrialStore implements ReleaseStore {
  readonly #below: ReleaseStore;
  readonly #made = new Map<string, Uint8Array>();

  constructor(below: ReleaseStore) {
    this.#below = below;
  }

  async read(key: string): Promise<Uint8Array | null> {
    return this.#made.get(key) ?? this.#below.read(key);
  }

  async create(key: string, bytes: Uint8Array | string): Promise<boolean> {
    if (await this.read(key)) return false;
    this.#made.set(key, bytesOf(bytes));
    return true;
  }

  async list(prefix: string): Promise<StoredFile[]> {
    const made = [...this.#made]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { length }]) => ({ key, bytes: length, at: Date.now() }));
    return [...(await this.#below.list(prefix)), ...made].sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  /** @throws always: what is below is not this store's to remove */
  async remove({ key }: StoredFile): Promise<void> {
    throw new Error(`${key} is not removed: this is a trial.`);
  }
}
