import { isObject } from '../http/readBody';

/** A field whose time ends its document, wherever a collection of that name stands. */
export interface TimeToLive {
  readonly collection: string;
  readonly field: string;
}

/** Reads the time-to-live policies among the `fieldOverrides` of `firestore.indexes.json`. */
export function parseTimesToLive(text: string): readonly TimeToLive[] {
  const file: unknown = JSON.parse(text);
  const overrides = isObject(file) && Array.isArray(file.fieldOverrides) ? file.fieldOverrides.filter(isObject) : [];
  return overrides
    .filter(({ ttl }) => ttl === true)
    .map(({ collectionGroup, fieldPath }) => ({ collection: String(collectionGroup), field: String(fieldPath) }));
}
