import { normalizePhone } from '@riverview/site/lead';
import type { InboxLead } from '../../api/inboxApi';

/**
 * One lead for each number, the newest; the others are in its history. Whoever searches for a whole number wants to see what came
 * from it one by one. Whoever is kept stays in sight as well.
 */
export function people(
  leads: readonly InboxLead[],
  text: string,
  isKept: (lead: InboxLead) => boolean,
): readonly InboxLead[] {
  if (normalizePhone(text)) return leads;
  const newest = new Map<string, string>();
  for (const { id, phone } of leads) if (!newest.has(phone)) newest.set(phone, id);
  return leads.filter((lead) => newest.get(lead.phone) === lead.id || isKept(lead));
}
