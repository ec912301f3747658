import {
  type Correctable,
  type CorrectionReason,
  correctable,
  type LeadStatus,
  type LeadWork,
} from '@riverview/site/leadWork';
import type { InboxLead } from '../../api/inboxApi';

/** What was typed into the work on a lead; what is absent is as it is. */
export interface TypedWork {
  readonly status?: LeadStatus | undefined;
  readonly what?: string | undefined;
  readonly due?: string | undefined;
  readonly note?: string | undefined;
}

/** What the desk has open and typed at one lead. */
export interface EntryState {
  readonly open: boolean;
  readonly work: TypedWork;
  readonly correction: Readonly<Partial<Record<Correctable, string>>>;
  readonly why: CorrectionReason;
  /** The revision that was shown when typing began, of what is typed over values of the lead; see `seenAt`. */
  readonly since?: number;
}

const untyped = { work: {}, correction: {} } satisfies Partial<EntryState>;
const closed: EntryState = { ...untyped, open: false, why: 'asked' };

/** What is open and typed, by lead: it outlives the lists that come and go, until it is saved or the lead is deleted. */
export class Entries {
  readonly #states = new Map<string, EntryState>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(id: string): EntryState {
    return this.#states.get(id) ?? closed;
  }

  change(id: string, change: Partial<EntryState>): void {
    this.#states.set(id, { ...this.of(id), ...change });
    for (const listener of this.#listeners) listener();
  }

  /** What was typed is saved: it goes, but for what was typed while it was on its way. */
  sent(id: string, sent: Partial<Pick<EntryState, 'work' | 'correction'>>): void {
    const { work, correction } = this.of(id);
    this.change(id, { work: without(work, sent.work), correction: without(correction, sent.correction) });
  }

  /** The lead is no more. */
  gone(id: string): void {
    this.change(id, untyped);
  }
}

function without<T extends object>(now: T, sent: Partial<T> = {}): T {
  const left = Object.entries(now).filter(([name, value]) => sent[name as keyof T] !== value);
  return Object.fromEntries(left) as T;
}

/** The next step as the fields say it. */
export const plannedIn = (
  { next }: LeadWork,
  { what, due }: TypedWork,
): { readonly what: string; readonly due: string } => ({
  what: (what ?? next?.what ?? '').trim(),
  due: due ?? next?.due ?? '',
});

/** Whether the fields say another next step than the lead has. */
export function isNewPlan(work: LeadWork, typed: TypedWork): boolean {
  const { what, due } = plannedIn(work, typed);
  return what !== (work.next?.what ?? '') || due !== (work.next?.due ?? '');
}

/** The fields that are to be other than they are. */
export const correctedIn = (lead: InboxLead, typed: EntryState['correction']): readonly Correctable[] =>
  correctable.filter((field) => typed[field] !== undefined && typed[field] !== (lead[field] ?? ''));

/** Whether something is to be other than it is. A note comes on top of what others wrote. */
function isOver(lead: InboxLead, { work, correction }: EntryState): boolean {
  const isOtherStatus = work.status !== undefined && work.status !== lead.work.status;
  return isOtherStatus || isNewPlan(lead.work, work) || correctedIn(lead, correction).length > 0;
}

/** Whether something typed would be lost. */
export const isUnsent = (lead: InboxLead, state: EntryState): boolean =>
  Boolean(state.work.note?.trim()) || isOver(lead, state);

/**
 * The revision that whoever typed has seen. A list may bring what another desk did since: what was typed before stays, and must not
 * undo that unseen. With nothing typed over it, it is the one that is shown.
 */
export const seenAt = (lead: InboxLead, state: EntryState): number =>
  (isOver(lead, state) ? state.since : undefined) ?? lead.work.revision;

/** A list that arrives: whoever is written about and is not in it stays where they were, before all that stood behind them. */
export function withKept(
  before: readonly InboxLead[],
  arrived: readonly InboxLead[],
  isKept: (lead: InboxLead) => boolean,
): readonly InboxLead[] {
  const list = [...arrived];
  before.forEach((lead, place) => {
    if (!isKept(lead) || arrived.some(({ id }) => id === lead.id)) return;
    const behind = new Set(before.slice(place + 1).map(({ id }) => id));
    const next = list.findIndex(({ id }) => behind.has(id));
    // Moved in the document, a field would lose what an input method is composing.
    list.splice(Math.min(place, next < 0 ? list.length : next), 0, lead);
  });
  return list;
}
