import { startOf, type VisitSchedule } from '@riverview/site/visitSchedule';

/** `waiting`: the slot was full, and the first of those who wait gets the next place. */
export type VisitStatus = 'booked' | 'waiting' | 'cancelled';

/** What a visitor is told by a text message, beside the one that follows the lead. */
export type VisitNews = 'booked' | 'waiting' | 'promoted' | 'moved' | 'cancelled' | 'reminder';

/** What was agreed to for a visit that was booked after the lead, by versions of the customer form's consents. */
export interface VisitConsent {
  readonly consent: string;
  readonly details: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The visit of a lead: at most one. Times are ISO 8601, slots are `2026-12-05T10:00` of Seoul's clock. */
export interface Visit {
  readonly lead: string;
  readonly slot: string;
  readonly status: VisitStatus;
  /** Since when it is so: who waits, waits by this. */
  readonly since: string;
  /** When the desk saw them come. */
  readonly arrivedAt: string | null;
  readonly agreed: VisitConsent | null;
  /** What is to be told next, at `newsAt`. */
  readonly news: VisitNews | null;
  /** When it is told; while it is being told, when its turn is lost. */
  readonly newsAt: string;
  /** How often it was tried in vain. */
  readonly tries: number;
  /** The visitor could not be told something: the desk is to call. */
  readonly untold: boolean;
}

/** A visit with its place among those who wait, from 1; `null` for who does not wait. */
export interface VisitPlace extends Visit {
  readonly position: number | null;
}

/** A visit as the desk sees it. */
export interface Guest extends VisitPlace {
  readonly name: string;
  readonly phone: string;
}

/** `same`: nothing changed. `full`: who has a place elsewhere keeps it. `closed`: not offered. */
export type BookOutcome = 'booked' | 'waiting' | 'same' | 'full' | 'closed' | 'unknown';

/** Someone's wish for a slot. */
export interface VisitWish {
  readonly lead: string;
  readonly slot: string;
  /** ISO 8601. */
  readonly now: string;
  readonly agreed: VisitConsent | null;
}

/** Of what has no news. */
export const never = '9999-12-31T00:00:00.000Z';

const day = 86_400_000;
/** Minutes after midnight of the day before at which a reminder comes: five in the afternoon. */
const remindedAt = 17 * 60;

/** When a visit is reminded of, ISO 8601, {@link never} where that is over. */
function reminderAt(slot: string, now: string): string {
  const midnight = startOf(`${slot.slice(0, 10)}T00:00`);
  const at = new Date(midnight - day + remindedAt * 60_000).toISOString();
  return at > now ? at : never;
}

/** A visit with nothing to be told but, on the day before, its reminder. */
export function remindOnly(visit: Visit, now: string): Visit {
  const newsAt = visit.status === 'booked' ? reminderAt(visit.slot, now) : never;
  return { ...visit, news: newsAt === never ? null : 'reminder', newsAt, tries: 0 };
}

export const withNews = (visit: Visit, news: VisitNews, now: string): Visit => ({
  ...visit,
  news,
  newsAt: now,
  tries: 0,
});

/** What a slot holds while a transaction decides. */
export interface SlotState {
  readonly capacity: number;
  readonly taken: number;
  /** Whether somebody waits for it already. */
  readonly queue: boolean;
}

/**
 * Decides on a wish: what becomes of it, and the visit to be kept where it changes. A place goes only to a slot with room for
 * which nobody waits.
 */
export function decide(
  before: Visit | null,
  { lead, slot, now, agreed }: VisitWish,
  { capacity, taken, queue }: SlotState,
): { readonly outcome: BookOutcome; readonly visit: Visit | null } {
  const isThere = before && before.slot === slot && before.status !== 'cancelled';
  if (isThere) return { outcome: 'same', visit: null };
  if (capacity === 0) return { outcome: 'closed', visit: null };
  const status = taken < capacity && !queue ? 'booked' : 'waiting';
  if (status === 'waiting' && before?.status === 'booked') return { outcome: 'full', visit: null };
  const visit: Visit = {
    lead,
    slot,
    status,
    since: now,
    arrivedAt: null,
    agreed: agreed ?? before?.agreed ?? null,
    news: null,
    newsAt: never,
    tries: 0,
    untold: false,
  };
  const news = status === 'waiting' ? 'waiting' : before?.status === 'booked' ? 'moved' : 'booked';
  return { outcome: status, visit: withNews(visit, news, now) };
}

/** The times of visits, as a store keeps them. A promise that resolves means durable. */
export interface VisitStore {
  schedule(): Promise<VisitSchedule | null>;
  keepSchedule(schedule: VisitSchedule): Promise<void>;
  of(lead: string): Promise<VisitPlace | null>;
  /** Books, waits or moves, in one transaction of the slot. */
  book(wish: VisitWish): Promise<BookOutcome>;
  /** Gives the place back; `false` where there is none. The visitor is told only where `tells`. */
  cancel(lead: string, now: string, tells: boolean): Promise<boolean>;
  /** `false` where there is no visit that is booked. */
  arrive(lead: string, at: string | null): Promise<boolean>;
  /** Gives free places to those who wait for them, in the order in which they came. Returns to how many. */
  fill(now: string): Promise<number>;
  /** How many places are taken, by slot, from one slot on; free ones may be left out. */
  taken(from: string): Promise<Readonly<Record<string, number>>>;
  /** Who comes on a day (ISO 8601), or waits to, by slot and time of booking. */
  on(day: string): Promise<readonly Guest[]>;
  /** Takes news that is due for the caller alone, until `until`. */
  claimNews(now: string, until: string, limit: number): Promise<readonly Visit[]>;
  /** Writes down what comes after a claimed news; nothing where the visit has changed meanwhile. */
  settleNews(claimed: Visit, next: Visit): Promise<void>;
}
