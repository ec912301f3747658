import type { LeadProblems } from '@riverview/site/lead';
import type { LeadToSend } from './leadToSend';

/** A lead that the endpoint has not acknowledged yet. */
export interface WaitingLead {
  readonly lead: LeadToSend;
  /** Attempts that failed so far. */
  readonly attempts: number;
  /** Not to be tried before this time, milliseconds. */
  readonly notBefore: number;
  /** Set when the endpoint refused it while no form was there to say so. */
  readonly refused: LeadProblems | null;
}

export type LeadStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'riverview-leads:';

/** The storage key of a lead, by which other tabs hear of it. */
export function storageKey(key: string): string {
  return prefix + key;
}

/** The lead's own key, or `null` for what is not ours. */
export function leadKey(storageKey: string | null): string | null {
  return storageKey?.startsWith(prefix) ? storageKey.slice(prefix.length) : null;
}

/**
 * Leads waiting in the browser. `localStorage` rather than IndexedDB: a write is there when the call returns, even if the
 * tab closes in the next instant, and an entry for each lead lets tabs add and remove side by side without a transaction.
 */
export class WaitingLeads {
  readonly #storage: LeadStorage;
  /** For a browser that refuses to store: the lead at least survives as long as the page. */
  readonly #unstored = new Map<string, WaitingLead>();

  constructor(storage: LeadStorage) {
    this.#storage = storage;
  }

  get(key: string): WaitingLead | null {
    try {
      const stored = this.#storage.getItem(storageKey(key));
      if (stored) return JSON.parse(stored) as WaitingLead;
    } catch {
      // Unreadable storage holds nothing for us; what was kept beside it counts.
    }
    return this.#unstored.get(key) ?? null;
  }

  put(waiting: WaitingLead): void {
    const { key } = waiting.lead;
    try {
      this.#storage.setItem(storageKey(key), JSON.stringify(waiting));
      this.#unstored.delete(key);
    } catch {
      this.#unstored.set(key, waiting);
    }
  }

  remove(key: string): void {
    this.#unstored.delete(key);
    try {
      this.#storage.removeItem(storageKey(key));
    } catch {
      // Storage that cannot be written to holds no lead.
    }
  }

  all(): readonly WaitingLead[] {
    const keys = new Set(this.#unstored.keys());
    try {
      for (let n = 0; n < this.#storage.length; n++) {
        const key = leadKey(this.#storage.key(n));
        if (key) keys.add(key);
      }
    } catch {
      // As in get().
    }
    return [...keys].flatMap((key) => this.get(key) ?? []);
  }
}
