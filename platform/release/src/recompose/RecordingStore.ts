import type { ReleaseStore, StoredFile } from '../store/ReleaseStore';
import { TrialStore } from '../store/TrialStore';

/** A trial over a store that remembers what was read from it. */
export class RecordingStore implements ReleaseStore {
  readonly #below: ReleaseStore;
  readonly #trial: TrialStore;
  /** What was found, by key. */
  readonly found = new Map<string, Uint8Array>();

  constructor(below: ReleaseStore) {
    this.#below = below;
    this.#trial = new TrialStore(below);
  }

  async read(key: string): Promise<Uint8Array | null> {
    const bytes = await this.#below.read(key);
    if (bytes) this.found.set(key, bytes);
    return bytes ?? this.#trial.read(key);
  }

  create(key: string, bytes: Uint8Array | string): Promise<boolean> {
    return this.#trial.create(key, bytes);
  }

  list(prefix: string): Promise<StoredFile[]> {
    return this.#trial.list(prefix);
  }

  remove(file: StoredFile): Promise<void> {
    return this.#trial.remove(file);
  }
}
