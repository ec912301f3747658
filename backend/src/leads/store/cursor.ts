import type { StoredLead } from '../leadStore';

/** Where a page of leads ends: time and id, so that two leads of one instant are neither lost nor shown twice. */
export function cursorOf(last: StoredLead | undefined): string | null {
  return last ? `${last.receivedAt}_${last.id}` : null;
}

/** The time and id of a cursor; `null` for none and for one that is not ours. */
export function readCursor(cursor: string | null): readonly [receivedAt: string, id: string] | null {
  const [, receivedAt, id] = /^([^_]+)_(.+)$/.exec(cursor ?? '') ?? [];
  return receivedAt && id ? [receivedAt, id] : null;
}
