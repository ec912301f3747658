import type { ReleaseStore, StoredFile } from './ReleaseStore';

/** What a release store takes of an object storage: each call is atomic, and reads what was written before it. */
export interface ObjectEngine {
  get(key: string): Promise<Uint8Array | null>;
  /** Writes where there is nothing; `false` where there is something. */
  make(key: string, bytes: Uint8Array | string): Promise<boolean>;
  /** When an object was written, milliseconds since 1970, or `null`. */
  writtenAt(key: string): Promise<number | null>;
  /** Writes an object over itself, so that it counts as written now; `false` where there is none. */
  rewrite(key: string): Promise<boolean>;
  list(prefix: string): Promise<StoredFile[]>;
  /** Tried once, and given up within `removalPatience`. */
  delete(key: string): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;

/** So long a removal may take from its mark to its end. Beyond it, it is given up. */
export const removalPatience = 30_000;
/** After this time a mark is nobody's any more: its sweep has died. */
const markLife = 4 * removalPatience;
const pollsEvery = 250;

/** Says that a sweep is about to remove an object. */
const markOf = (key: string) => `removing/${key}`;

interface ObjectStoreOptions {
  /** What was written within this time is taken as new and not written again, milliseconds. Half of what a sweep spares. */
  readonly fresh?: number;
}

/**
 * A release store on an object storage. Object storages can make an object only where there is none, but can not remove one
 * only while nobody asks for it: `create` and `remove` settle that between them with a mark, as decision 18 tells.
 */
export class ObjectStore implements ReleaseStore {
  readonly #engine: ObjectEngine;
  readonly #fresh: number;

  constructor(engine: ObjectEngine, { fresh = 12 * hour }: ObjectStoreOptions = {}) {
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
      if (key.startsWith('channels/') || (await this.#isKept(key))) return false;
    }
  }

  /** Whether an object is there and no sweep, of now or later, takes it for old. The order of the questions is the proof. */
  async #isKept(key: string): Promise<boolean> {
    const at = await this.#engine.writtenAt(key);
    if (at === null) return false;
    if (Date.now() - at >= this.#fresh && !(await this.#engine.rewrite(key))) return false;
    if ((await this.#engine.writtenAt(markOf(key))) !== null) {
      await this.#outlastMark(markOf(key));
      return false;
    }
    return (await this.#engine.writtenAt(key)) !== null;
  }

  async #outlastMark(mark: string): Promise<void> {
    for (const start = Date.now(); Date.now() - start < markLife; ) {
      await new Promise((resolve) => setTimeout(resolve, pollsEvery));
      if ((await this.#engine.writtenAt(mark)) === null) return;
    }
    await this.#engine.delete(mark);
  }

  list(prefix: string): Promise<StoredFile[]> {
    return this.#engine.list(prefix);
  }

  async remove({ key, at }: StoredFile): Promise<void> {
    const mark = markOf(key);
    const start = Date.now();
    if (!(await this.#engine.make(mark, ''))) return this.#clearMark(mark);
    const now = await this.#engine.writtenAt(key);
    const isAsIt = now !== null && now <= at && Date.now() - now >= this.#fresh;
    if (isAsIt && Date.now() - start < removalPatience) await this.#engine.delete(key);
    await this.#engine.delete(mark);
  }

  /** Another sweep is at it; or it died, and the next one may. */
  async #clearMark(mark: string): Promise<void> {
    const at = await this.#engine.writtenAt(mark);
    if (at !== null && Date.now() - at > hour) await this.#engine.delete(mark);
  }
}
