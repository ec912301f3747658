import type { ReleaseStore, StoredFile } from './ReleaseStore';
import { isKept, type RemovalEngine, removeUnasked } from './removal';

/** What a release store takes of an object storage: each call is atomic, and sees what was written before it. */
export interface ObjectEngine extends RemovalEngine {
  get(key: string): Promise<Uint8Array | null>;
  make(key: string, bytes: Uint8Array | string): Promise<boolean>;
  list(prefix: string): Promise<StoredFile[]>;
}

interface ObjectStoreOptions {
  /** What was written within this time is taken as new and not written again, milliseconds. Half of what a sweep spares. */
  readonly fresh?: number;
}

/** A release store on an object storage. */
export class ObjectStore implements ReleaseStore {
  readonly #engine: ObjectEngine;
  readonly #fresh: number;

  constructor(engine: ObjectEngine, { fresh = 12 * 3_600_000 }: ObjectStoreOptions = {}) {
    this.#engine = engine;
    this.#fresh = fresh;
  }

  read(key: string): Promise<Uint8Array | null> {
    return this.#engine.get(key);
  }

  async create(key: string, bytes: Uint8Array | string): Promise<boolean> {
    for (;;) {
      if (await this.#engine.make(key, bytes)) return true;
      // Nothing removes a release's record, and nothing writes it twice.
      if (key.startsWith('channels/') || (await isKept(this.#engine, key, this.#fresh))) return false;
    }
  }

  list(prefix: string): Promise<StoredFile[]> {
    return this.#engine.list(prefix);
  }

  remove(file: StoredFile): Promise<void> {
    return removeUnasked(this.#engine, file, this.#fresh);
  }
}
