import type { Lead, LeadForm } from '@riverview/site/leadFields';
import type { LeadFilter } from '@riverview/site/leadFilter';
import type { LeadStatus, LeadWork } from '@riverview/site/leadWork';
import type { AccessEntry, AccessPage } from './accessLog';
import type { Notice } from './notices/notice';
import type { ClockRecord } from './time/advanceClock';
import type { VisitStore } from './visits/visit';

/** What became of the text message that a reservation promises. Kept apart from the lead: the lead never waits for it. */
export interface SmsOutcome {
  readonly status: 'pending' | 'sent' | 'failed';
  /** ISO 8601, of the last change. */
  readonly at: string;
  /** The provider's message id, or why it failed. */
  readonly detail: string | null;
}

/** A lead as it is kept. The key it came with stays the page's secret. */
export interface StoredLead extends Omit<Lead, 'key'> {
  /** Its receipt: made of key and content, or for a native post of content, day, address and the store's secret. */
  readonly id: string;
  /** When the endpoint took it, ISO 8601. */
  readonly receivedAt: string;
  /** When the consents were given, by the endpoint's clock, ISO 8601. */
  readonly consentedAt: string;
  /** The day after which it must be gone, as the consent of that day promised, ISO 8601. */
  readonly deleteAfter: string;
  /** When the desk first did something about it: since then it is not new. */
  readonly handledAt: string | null;
  /** Sent without JavaScript. */
  readonly native: boolean;
  /** `null` where no message was promised. */
  readonly sms: SmsOutcome | null;
  /** What the desk did with it. */
  readonly work: LeadWork;
}

/** A lead that has just come: nobody has worked on it. */
export type NewLead = Omit<StoredLead, 'work'>;

/** A lead without what became of its message, which is kept apart from it. */
export type KeptLead = Omit<StoredLead, 'sms'>;

/** Which leads the inbox asks for. */
export interface LeadQuery {
  /** Matches name, phone (with or without hyphens) and message. */
  readonly text: string;
  readonly state: 'all' | 'open' | 'handled';
  /** Besides, only these. */
  readonly only?: LeadFilter;
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

/** How many leads are alike. `day` is Seoul's, ISO 8601. */
export interface Tally {
  readonly day: string;
  readonly form: LeadForm;
  readonly page: string | null;
  readonly opener: string | null;
  /** Where their visits came from, as `arrivedFrom` tells it. */
  readonly arrival: string | null;
  readonly status: LeadStatus;
  readonly count: number;
}

/** Where leads are kept, and all that is told of them. A promise that resolves means durable. */
export interface LeadStore {
  /**
   * Keeps the lead unless its id is known, or was known and deleted, what is to be told of it, and the visit that it books, in one
   * transaction; never changes a known one.
   */
  add(lead: NewLead, notices?: readonly Omit<Notice, 'lead'>[]): Promise<'added' | 'known' | 'deleted'>;
  /** Takes what is due at `now` for the caller alone, until `until` (both ISO 8601). */
  claimNotices(now: string, until: string, limit: number): Promise<readonly Notice[]>;
  /** Writes down what became of a notice; nothing where its lead is gone. */
  settleNotice(notice: Notice): Promise<void>;
  noticesOf(lead: string): Promise<readonly Notice[]>;
  /** Whether there is such a lead, was one, or neither. */
  find(id: string): Promise<'kept' | 'deleted' | 'unknown'>;
  /** A lead, `null` where there is none. */
  read(id: string): Promise<StoredLead | null>;
  /** The times of visits. */
  readonly visits: VisitStore;
  list(query: LeadQuery): Promise<LeadPage>;
  /** Those of one number, newest first, at most fifty. */
  ofPhone(phone: string): Promise<readonly KeptLead[]>;
  /** Those with something to be done by a day (ISO 8601), the most urgent first. */
  due(day: string, limit: number): Promise<readonly StoredLead[]>;
  /** How many came since an instant (ISO 8601), by what they have in common. */
  tally(since: string): Promise<readonly Tally[]>;
  /** How many are new, how many came since an instant, and with how many something is to be done by a day (both ISO 8601). */
  count(since: string, day: string): Promise<{ readonly open: number; readonly since: number; readonly due: number }>;
  /**
   * Changes leads in one transaction that has read them: to what `next` makes of them, or none where it returns `null`. It may be
   * asked again; ids that there are none of are left out. Resolves to whether anything was written.
   */
  change(ids: readonly string[], next: (leads: readonly KeptLead[]) => readonly KeptLead[] | null): Promise<boolean>;
  /** Corrects when a lead came and was agreed to, and by when it must be gone (both ISO 8601). */
  redate(id: string, receivedAt: string, deleteAfter: string): Promise<void>;
  /** Some of those that were promised to be gone by `now` (ISO 8601). */
  expired(now: string, limit: number): Promise<readonly { readonly id: string; readonly phone: string }[]>;
  /**
   * Removes leads, with their visits, at `now` and leaves a trace of each until `forgetAt` (both ISO 8601). Returns how many
   * there were.
   */
  remove(ids: readonly string[], now: string, forgetAt: string): Promise<number>;
  /** Overwrites what the disk may still hold of removed leads. */
  scrub(): Promise<void>;
  /** `false` where the lead is gone. */
  recordSms(id: string, outcome: SmsOutcome): Promise<boolean>;
  /** Leads whose message is still to be sent, oldest first, after a restart. */
  awaitingSms(limit: number): Promise<readonly StoredLead[]>;
  /** 64 hex digits, made with the store and kept by it. */
  secret(): Promise<string>;
  clock(): Promise<ClockRecord | null>;
  keepClock(record: ClockRecord): Promise<void>;
  log(entry: AccessEntry): Promise<void>;
  readLog(cursor: string | null, limit: number): Promise<AccessPage>;
  /** Drops traces whose time is over at `now` and entries of the log before `logFrom` (both ISO 8601). */
  forget(now: string, logFrom: string): Promise<void>;
}
