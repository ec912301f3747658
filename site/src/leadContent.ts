import type { Lead } from './leadFields';

/** What the visitor wrote and agreed to. A time that is booked came later than the rest. */
export type LeadContent = Pick<
  Lead,
  'form' | 'name' | 'phone' | 'visitDay' | 'visitPart' | 'birthday' | 'message' | 'consent' | 'marketing'
> &
  Partial<Pick<Lead, 'visitSlot'>>;

/**
 * A lead's content in one text, for the browser and the endpoint alike: two leads with the same one are one submission, tried again.
 * Ids of stored leads are made of it, so that what it says of a lead never changes.
 */
export function contentOf({
  form,
  name,
  phone,
  visitDay,
  visitPart,
  visitSlot,
  birthday,
  message,
  consent,
  marketing,
}: LeadContent): string {
  // A wish for a day came later, and a time later still: leads without one keep the ids that they have.
  const wish = visitDay || visitPart || visitSlot ? [visitDay, visitPart, ...(visitSlot ? [visitSlot] : [])] : [];
  return JSON.stringify([form, name, phone, birthday, message, consent, marketing, ...wish]);
}
