import { offeredSlots } from '@riverview/site/visitSchedule';
import type { LeadsContext } from '../leadsContext';

/** A time that may be booked, and how many places it has left; 0 where one can only wait. */
export interface OpenSlot {
  readonly slot: string;
  readonly left: number;
}

/** What is offered now, day by day. Empty where the desk takes no bookings. */
export async function openSlots({ store, clock }: Pick<LeadsContext, 'store' | 'clock'>): Promise<readonly OpenSlot[]> {
  const now = (await clock.read()).stamp.getTime();
  const offered = offeredSlots(await store.visits.schedule(), now);
  const [first] = offered;
  if (!first) return [];
  const taken = await store.visits.taken(first.slot);
  return offered.map(({ slot, capacity }) => ({ slot, left: Math.max(0, capacity - (taken[slot] ?? 0)) }));
}
