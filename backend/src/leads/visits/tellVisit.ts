import type { Lead } from '@riverview/site/leadFields';
import type { ToldVisit } from '@riverview/site/visitWords';
import type { LeadsContext } from '../leadsContext';
import { openSlots } from './openSlots';
import { visitPath } from './visitPath';

/** What is known of a lead's visit, and the signed path on which it is booked, changed and cancelled. */
export interface VisitAnswer extends ToldVisit {
  readonly link: string;
}

/** What is answered about the visit of a lead; `null` where it has none and could book none. */
export async function tellVisit(
  lead: { readonly id: string } & Pick<Lead, 'visitSlot'>,
  context: Pick<LeadsContext, 'store' | 'clock' | 'seal'>,
): Promise<VisitAnswer | null> {
  const visit = await context.store.visits.of(lead.id);
  const link = visitPath(lead.id, await context.seal());
  if (visit) return { status: visit.status, slot: visit.slot, position: visit.position, link };
  // Leads from before there were slots name none.
  if (lead.visitSlot) return { status: 'closed', slot: lead.visitSlot, position: null, link };
  const isOffered = (await openSlots(context)).length > 0;
  return isOffered ? { status: 'none', slot: null, position: null, link } : null;
}
