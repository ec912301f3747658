import { isSlot } from './visitSchedule';

/** The way of a lead at the desk, in its order. */
export const leadStatuses = ['new', 'called', 'no-answer', 'visit-booked', 'visited', 'contract', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What may be corrected on request of the person concerned. */
export const correctable = ['name', 'phone', 'birthday', 'message'] as const;
export type Correctable = (typeof correctable)[number];

/** Why something is corrected, and why a lead is deleted: of these, never in words of one's own, as the log says nothing of anybody. */
export const correctionReasons = ['asked', 'typo'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];
export const deletionReasons = ['asked', 'withdrawn', 'done', 'not-real'] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** Longest texts, in characters, and how many entries the history of one lead holds: a document of Firestore has its size. */
export const workLimits = { note: 1000, what: 100, history: 250 } as const;

/** What is to be done next, and by when: `2026-12-05`. */
export interface NextAction {
  readonly what: string;
  readonly due: string;
}

/** One thing that the desk did with a lead: who, and when in ISO 8601. */
export type WorkEntry = { readonly at: string; readonly by: string } & (
  | { readonly kind: 'status'; readonly from: LeadStatus; readonly to: LeadStatus }
  | { readonly kind: 'note'; readonly text: string }
  /** `null`: what was to be done is done, or not to be done any more. */
  | { readonly kind: 'next'; readonly next: NextAction | null }
  | { readonly kind: 'corrected'; readonly fields: readonly Correctable[]; readonly why: CorrectionReason }
);

/** What the desk knows of a lead besides what was sent. It is personal data like the rest and goes with it. */
export interface LeadWork {
  readonly status: LeadStatus;
  readonly next: NextAction | null;
  /** Oldest first. */
  readonly history: readonly WorkEntry[];
  /** Counts all changes but notes. Who changes names the one that they saw, so that nobody changes what they have not seen. */
  readonly revision: number;
}

/** What is to be changed. A note comes on top of what others wrote and needs no revision. */
export interface WorkChange {
  readonly status?: LeadStatus;
  readonly next?: NextAction | null;
  readonly note?: string;
}

/** Of a lead that nobody has worked on. */
export const untouched: LeadWork = { status: 'new', next: null, history: [], revision: 0 };

/** Of a lead from before there was a way, which was only marked as handled. */
export const workBefore = (handledAt: string | null): LeadWork =>
  handledAt === null ? untouched : { ...untouched, status: 'called' };

const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

function lineOf(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null;
  const line = value.normalize('NFC').trim();
  return line && [...line].length <= most && !unprintable.test(line.replace(/[\n\t]/g, '')) ? line : null;
}

function readNext(sent: unknown): NextAction | null | undefined {
  if (sent === null) return null;
  const { what, due } = Object(sent) as Readonly<Record<string, unknown>>;
  const line = lineOf(what, workLimits.what);
  return line && typeof due === 'string' && isSlot(`${due}T00:00`)
    ? { what: line.replace(/\s+/g, ' '), due }
    : undefined;
}

/** What somebody sent to be changed; `null` where it is not whole, or nothing. */
export function readWorkChange(sent: Readonly<Record<string, unknown>>): WorkChange | null {
  const status = leadStatuses.find((known) => known === sent.status);
  const next = 'next' in sent ? readNext(sent.next) : undefined;
  const note = lineOf(sent.note, workLimits.note);
  const isMalformed =
    ('status' in sent && !status) || ('next' in sent && next === undefined) || ('note' in sent && !note);
  if (isMalformed || !(status || next !== undefined || note)) return null;
  return { ...(status && { status }), ...(next !== undefined && { next }), ...(note && { note }) };
}

const isSameNext = (a: NextAction | null, b: NextAction | null): boolean => a?.what === b?.what && a?.due === b?.due;

/** Whether a change has to have seen what it changes. */
export const needsRevision = ({ status, next }: WorkChange): boolean => status !== undefined || next !== undefined;

/** Work as it is after a change by somebody (`by`, `at` in ISO 8601); the same where nothing changes. */
export function worked(before: LeadWork, change: WorkChange, by: string, at: string): LeadWork {
  const entries: WorkEntry[] = [];
  const { status = before.status, next = before.next } = change;
  if (status !== before.status) entries.push({ at, by, kind: 'status', from: before.status, to: status });
  if (!isSameNext(next, before.next)) entries.push({ at, by, kind: 'next', next });
  const revision = before.revision + (entries.length > 0 ? 1 : 0);
  if (change.note) entries.push({ at, by, kind: 'note', text: change.note });
  if (entries.length === 0) return before;
  return { status, next, history: [...before.history, ...entries], revision };
}
