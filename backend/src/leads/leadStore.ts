import type { Lead } from '@riverview/site/lead';

/** What became of the text message that a reservation promises. Kept apart from the lead: the lead never waits for it. */
export interface SmsOutcome {
  readonly status: 'pending' | 'sent' | 'failed';
  /** ISO 8601, of the last change. */
  readonly at: string;
  /** The provider's message id, or why it failed. */
  readonly detail: string | null;
}

/** A lead as it is kept. */
export interface StoredLead extends Lead {
  /** The idempotency key: its own, or for a native post the one derived from its content. */
  readonly id: string;
  /** When the endpoint took it, ISO 8601. */
  readonly receivedAt: string;
  /** The day after which it must be gone, as the consent of that day promised, ISO 8601. */
  readonly deleteAfter: string;
  /** When the administrator marked it as handled. */
  readonly handledAt: string | null;
  /** Sent without JavaScript. */
  readonly native: boolean;
  /** `null` where no message was promised. */
  readonly sms: SmsOutcome | null;
}

/** Which leads the inbox asks for. */
export interface LeadQuery {
  /** Matches name, phone (with or without hyphens) and message. */
  readonly text: string;
  readonly state: 'all' | 'open' | 'handled';
  /** `next` of the page before. */
  readonly cursor: string | null;
  readonly limit: number;
}

export interface LeadPage {
  /** Newest first. */
  readonly leads: readonly StoredLead[];
  /** `null` on the last page. */
  readonly next: string | null;
}

/** Where leads are kept. A promise that resolves means durable. */
export interface LeadStore {
  /** Keeps the lead unless its id is known already; never changes a known one. */
  add(lead: StoredLead): Promise<'added' | 'known'>;
  list(query: LeadQuery): Promise<LeadPage>;
  /** `false` where there is no such lead. */
  setHandled(id: string, at: string | null): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** Removes what was promised to be gone by `now` (ISO 8601) and returns how many. */
  removeExpired(now: string): Promise<number>;
  recordSms(id: string, outcome: SmsOutcome): Promise<void>;
  /** Leads whose message is still to be sent, oldest first, after a restart. */
  awaitingSms(limit: number): Promise<readonly StoredLead[]>;
}
