import type { ReleaseStore } from './ReleaseStore';

interface CacheOptions {
  /** Bytes that are kept in memory. */
  readonly mostBytes?: number;
  /** So long it is believed that a release does not exist yet, milliseconds: visitors get a new one that much later. */
  readonly patience?: number;
}

/** Beyond this many bytes a file is read again each time: films would push out all else. */
const largest = 1 << 20;

/**
 * A store over one that is far away, for serving. Everything in a store stays as it is made, so it is read once; only whether the next
 * release is there is asked again and again.
 */
export function cachedStore(
  below: ReleaseStore,
  { mostBytes = 64 << 20, patience = 1000 }: CacheOptions = {},
): ReleaseStore {
  const known = new Map<string, Uint8Array>();
  const missing = new Map<string, number>();
  let weight = 0;

  function keep(key: string, bytes: Uint8Array): void {
    if (bytes.length > largest || key.startsWith('pointers/') || known.has(key)) return;
    known.set(key, bytes);
    weight += bytes.length;
    for (const [oldest, { length }] of known) {
      if (weight <= mostBytes) return;
      known.delete(oldest);
      weight -= length;
    }
  }

  return {
    async read(key) {
      const there = known.get(key);
      if (there) return there;
      if (Date.now() < (missing.get(key) ?? 0)) return null;
      missing.delete(key);
      const bytes = await below.read(key);
      if (bytes) keep(key, bytes);
      else if (key.startsWith('channels/')) missing.set(key, Date.now() + patience);
      return bytes;
    },
    async create(key, bytes) {
      missing.delete(key);
      return below.create(key, bytes);
    },
    list: (prefix) => below.list(prefix),
    remove: (file) => below.remove(file),
  };
}
