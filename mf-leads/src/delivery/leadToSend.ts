import type { Lead } from '@riverview/site/leadFields';

/** A lead on its way: everything of it, with the key that makes it one however often it is sent. */
export interface LeadToSend extends Lead {
  readonly key: string;
}

/** 128 random bits; `crypto.randomUUID` would need HTTPS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the visitor wrote and agreed to: two leads with the same content are one submission, tried again. */
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
}: Lead): string {
  // A wish for a day came later, and a time later still: leads without one keep the ids that they have.
  const wish = visitDay || visitPart || visitSlot ? [visitDay, visitPart, ...(visitSlot ? [visitSlot] : [])] : [];
  return JSON.stringify([form, name, phone, birthday, message, consent, marketing, ...wish]);
}
