const prefix = 'riverview-leads:';

/** The `localStorage` key of a lead, by which other tabs and later pages hear of it. */
export function storageKey(key: string): string {
  return prefix + key;
}

/** The lead's own key, or `null` for what is not ours. */
export function leadKey(storageKey: string | null): string | null {
  return storageKey?.startsWith(prefix) ? storageKey.slice(prefix.length) : null;
}
