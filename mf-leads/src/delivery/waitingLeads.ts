import type { LeadDatabase } from './leadDatabase';
import { leadKey, storageKey } from './storageKey';
import { readWaiting, type WaitingLead } from './waitingLead';

export type LeadStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Leads waiting in the browser. `localStorage` rather than IndexedDB: a write is there when the call returns, even if the
 * tab closes in the next instant, and an entry for each lead lets tabs add and remove side by side without a transaction.
 * What it does not take goes to IndexedDB, and the page itself remembers what it was given. An entry that cannot be read stays
 * where it is and stands in nobody's way.
 */
export class WaitingLeads {
  readonly #storage: LeadStorage;
  readonly #openDatabase: () => Promise<LeadDatabase>;
  /** What this page was given or found in the database, for as long as it lives. */
  readonly #held = new Map<string, WaitingLead>();
  /** Keys the database was given, and those of them it has. */
  readonly #entrusted = new Set<string>();
  readonly #inDatabase = new Set<string>();
  /** Calls of the database, one after the other. */
  #database: Promise<unknown> = Promise.resolve();

  constructor(storage: LeadStorage, openDatabase: () => Promise<LeadDatabase>) {
    this.#storage = storage;
    this.#openDatabase = openDatabase;
  }

  get(key: string): WaitingLead | null {
    const held = this.#held.get(key) ?? null;
    const stored = readWaiting(this.#stored(key));
    return stored?.lead.key === key && stored.attempts >= (held?.attempts ?? 0) ? stored : held;
  }

  put(waiting: WaitingLead): void {
    const { key } = waiting.lead;
    this.#held.set(key, waiting);
    try {
      this.#storage.setItem(storageKey(key), JSON.stringify(waiting));
    } catch {
      this.#entrusted.add(key);
      void this.#enqueue(async (database) => {
        await database.put(waiting);
        this.#inDatabase.add(key);
      });
    }
  }

  /** Forgets a lead that has arrived. The mark that it is given before tells other tabs why it went. */
  acknowledge(waiting: WaitingLead, accepted: NonNullable<WaitingLead['accepted']>): void {
    const { key } = waiting.lead;
    try {
      if (this.#stored(key)) this.#storage.setItem(storageKey(key), JSON.stringify({ ...waiting, accepted }));
    } catch {
      // Without the mark the others send it once more and hear the same.
    }
    this.remove(key);
  }

  remove(key: string): void {
    this.#held.delete(key);
    try {
      this.#storage.removeItem(storageKey(key));
    } catch {
      // Storage that cannot be written to holds no lead.
    }
    if (this.#entrusted.delete(key)) {
      void this.#enqueue(async (database) => {
        await database.remove(key);
        this.#inDatabase.delete(key);
      });
    }
  }

  all(): readonly WaitingLead[] {
    const keys = new Set(this.#held.keys());
    try {
      for (let n = 0; n < this.#storage.length; n++) {
        const key = leadKey(this.#storage.key(n));
        if (key) keys.add(key);
      }
    } catch {
      // Unreadable storage holds nothing for us; what the page holds counts.
    }
    return [...keys].flatMap((key) => this.get(key) ?? []);
  }

  /** Whether it is still there when the page is gone. */
  isSafe(key: string): boolean {
    return this.#inDatabase.has(key) || this.#stored(key) !== null;
  }

  /** Takes up what an earlier page had to leave in the database. */
  takeUp(): Promise<void> {
    return this.#enqueue(async (database) => {
      for (const waiting of await database.all()) {
        const { key } = waiting.lead;
        this.#entrusted.add(key);
        this.#inDatabase.add(key);
        if (!this.#held.has(key)) this.#held.set(key, waiting);
      }
    });
  }

  /** Resolves when the database has done, or failed to do, what it was asked for. */
  settled(): Promise<unknown> {
    return this.#database;
  }

  #stored(key: string): string | null {
    try {
      return this.#storage.getItem(storageKey(key));
    } catch {
      return null;
    }
  }

  /** A database that does not work leaves the lead with the page, as `isSafe` says. */
  #enqueue(work: (database: LeadDatabase) => Promise<void>): Promise<void> {
    const done = this.#database.then(async () => work(await this.#openDatabase())).catch(() => {});
    this.#database = done;
    return done;
  }
}
