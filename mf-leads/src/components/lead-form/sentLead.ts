import { normalizePhone } from '@riverview/site/lead';
import { contentOf } from '@riverview/site/leadContent';
import type { LeadToSend } from '../../delivery/leadToSend';
import { typedIn } from './formElement';

/** What was sent last, and what stood in the fields then. */
export interface SentLead {
  readonly lead: LeadToSend;
  readonly typed: string;
}

/** Whether `lead` is the one that was sent last. Its key may be an older one's, so its content counts. */
export function isSent(sent: SentLead | null, lead: LeadToSend): boolean {
  return !!sent && contentOf(sent.lead) === contentOf(lead);
}

/** What stands in the fields, to be compared: the number in the one way that leaving its field turns it into. */
export function typedText(form: HTMLFormElement): string {
  const typed = typedIn(form);
  return JSON.stringify({ ...typed, phone: normalizePhone(typed.phone ?? '') });
}

/** Whether the fields hold nothing but that lead: whatever else a visitor has gone on to type is not to be touched. */
export function holdsOnly(form: HTMLFormElement, lead: LeadToSend, sent: SentLead | null): boolean {
  if (sent && isSent(sent, lead)) return typedText(form) === sent.typed;
  const { name = '', phone = '', ...others } = typedIn(form);
  if (!name && !phone) return !Object.values(others).some(Boolean);
  return name.trim() === lead.name && normalizePhone(phone) === lead.phone;
}
