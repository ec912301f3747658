import type { BrowserLock } from '@platform/contract';
import { sha256 } from '../hash';
import type { Place } from './reads';

/** Hashes of what stands at places of a lock; those of one lock are made once. */
export class ReadValues {
  readonly #lock: BrowserLock;
  readonly #known = new Map<Place, string>();

  constructor(lock: BrowserLock) {
    this.#lock = lock;
  }

  /** Hash of the value at a place, of its absence where there is none. */
  of(place: Place): string {
    const known = this.#known.get(place);
    if (known) return known;
    const at = place.indexOf('.');
    const [name, key] = at < 0 ? [place] : [place.slice(0, at), place.slice(at + 1)];
    const member = this.#lock[name as keyof BrowserLock] as unknown;
    const value = key === undefined ? member : (member as Record<string, unknown> | undefined)?.[key];
    const hash = sha256(JSON.stringify(value) ?? 'absent').slice(0, 16);
    this.#known.set(place, hash);
    return hash;
  }
}
