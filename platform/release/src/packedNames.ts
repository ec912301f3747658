import { isCompressible } from './edge/contentTypes';
import { keys } from './store/keys';
import type { ReleaseStore } from './store/ReleaseStore';

/** The brotli form of a kept file, or `null` where none was written. */
export const readPacked = (store: ReleaseStore, key: string): Promise<Uint8Array | null> =>
  isCompressible(key) ? store.read(keys.packed(key)) : Promise.resolve(null);

/** The keys themselves, and those of their brotli forms. */
export const withPacked = (all: readonly string[]): string[] => [
  ...all,
  ...all.filter(isCompressible).map(keys.packed),
];
