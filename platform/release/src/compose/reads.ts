import type { BrowserLock } from '@platform/contract';

/** Members of the lock of which a page reads some and not all: each entry of theirs is a place of its own. */
const tables = new Set<PropertyKey>(['remotes', 'facts', 'slots', 'banners']);

/** Something that a page read while it was rendered: `menu`, `facts.phone`. */
export type Place = string;

/** Objects whose entries are places; whoever lists them has read them all. */
function watchTable(table: object, name: string, note: (place: Place) => void): object {
  const all = () => note(name);
  return new Proxy(table, {
    get(target, key, receiver) {
      note(typeof key === 'string' ? `${name}.${key}` : name);
      return Reflect.get(target, key, receiver);
    },
    has(target, key) {
      note(typeof key === 'string' ? `${name}.${key}` : name);
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      all();
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, key) {
      all();
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}

/** A lock to render a page with, which remembers what of it was read. */
export interface WatchedLock {
  readonly lock: BrowserLock;
  readonly places: ReadonlySet<Place>;
}

/** Watches what is read of a lock. What is read is what would be read without it. */
export function watchReads(lock: BrowserLock): WatchedLock {
  const places = new Set<Place>();
  const note = (place: Place) => void places.add(place);
  const members: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(lock)) {
    const watched = tables.has(name) && value ? watchTable(value as object, name, note) : value;
    Object.defineProperty(members, name, {
      enumerable: true,
      configurable: true,
      get() {
        if (watched === value) note(name);
        return watched;
      },
    });
  }
  // What the lock does not have counts as read, too: the next one may have it.
  const own = new Proxy(members, {
    get(target, key, receiver) {
      if (typeof key === 'string' && !(key in target)) note(key);
      return Reflect.get(target, key, receiver);
    },
  });
  return { lock: own as unknown as BrowserLock, places };
}
