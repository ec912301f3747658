import type { OneAtATime } from '../delivery/Outbox';
import type { LeadStorage } from '../delivery/waitingLeads';

/** `localStorage` in memory, shared by the tabs of a test. */
export function memoryStorage(): LeadStorage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (n) => [...items.keys()][n] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Web Locks in memory: the next in line starts when the one before has ended, whatever its end. */
export function memoryLocks(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, turn);
    return turn;
  };
}
