/** What was done with personal data. `expire` is done by the machine, `withdraw` by the person concerned; `evidence` shows what one was shown. */
export type AccessAction =
  | 'list'
  | 'search'
  | 'export'
  | 'export-end'
  /** Before there was a way of a lead. */
  | 'handled'
  /** Its status, what is to be done next, a note: `detail` says which of them. */
  | 'work'
  | 'correct'
  | 'import'
  | 'delete'
  | 'withdraw'
  | 'expire'
  | 'evidence'
  /** Who comes on a day; a visit of one; when visits may be booked. */
  | 'visits'
  | 'visit'
  | 'schedule';

/** One line of the access log (접속기록). It says nothing of the person: neither name nor phone, nor what was searched for. */
export interface AccessEntry {
  /** Sorts by time. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** The account, `visitor` for a withdrawal, `system` for what the machine does. */
  readonly who: string;
  readonly action: AccessAction;
  /** Of the lead, where it was one. */
  readonly lead: string | null;
  /** How many leads; `null` where that is not known yet. */
  readonly count: number | null;
  /** What was changed (names of fields) and why (a word of a list), never to what. Entries of earlier versions have none. */
  readonly detail?: string;
}

export interface AccessPage {
  /** Newest first. */
  readonly entries: readonly AccessEntry[];
  /** `null` on the last page. */
  readonly next: string | null;
}

/**
 * Days that the access log is kept: at least one year, two for 50,000 people and more.
 * 개인정보의 안전성 확보조치 기준, 제8조 (접속기록의 보관 및 점검)
 */
export const accessLogDays = 731;
