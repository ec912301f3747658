import type { StoredLead } from '../leadStore';
import { storedLead } from './storedLead';

/** The day that guests of a rush want to come, and its two times. */
export const rushDay = '2026-12-05';
export const rushSlots = [`${rushDay}T10:00`, `${rushDay}T11:00`] as const;

/** A lead of the n-th person of a rush, who wants one of two times. */
export function guestLead(n: number): StoredLead {
  const receivedAt = new Date(Date.parse('2026-12-01T03:00:00.000Z') + n).toISOString();
  const visitSlot = rushSlots[n % 2] as string;
  return storedLead({
    id: `rush-${String(n).padStart(12, '0')}`,
    phone: `010-0000-${1000 + n}`,
    visitSlot,
    receivedAt,
  });
}
