import type { Lead } from '@riverview/site/leadFields';

/** A lead on its way: everything of it, with the key that makes it one however often it is sent. */
export interface LeadToSend extends Lead {
  readonly key: string;
}

/** 128 random bits; `crypto.randomUUID` would need HTTPS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
