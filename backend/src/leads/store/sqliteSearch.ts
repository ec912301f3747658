import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '@platform/local-firebase/database';
import { direct } from '@riverview/site/leadArrival';
import { dayBegins, dayEnds, type LeadFilter, type LeadSource } from '@riverview/site/leadFilter';
import type { LeadQuery, SmsOutcome } from '../leadStore';
import { gramQuery } from './grams';

/** A lead as the tables hold it. */
export interface LeadRow {
  readonly id: string;
  readonly receivedAt: string;
  readonly lead: string;
  readonly handledAt: string | null;
  readonly status: SmsOutcome['status'] | null;
  readonly at: string;
  readonly detail: string | null;
}

export const leadColumns =
  'l.id, l.receivedAt, l.lead, l.handledAt, s.status, s.at, s.detail FROM leads l LEFT JOIN lead_sms s ON s.leadId = l.id';

/** Up to as many results of the index are read and sorted; more than that are found sooner by walking from the newest. */
const fewEnough = 3000;
/** Leads looked at in one go while walking: others are answered in between. */
const stride = 1500;

const newestFirst = 'ORDER BY l.receivedAt DESC, l.id DESC';
const contains = ['l.name', 'l.phone', "replace(l.phone, '-', '')", 'l.message']
  .map((field) => `${field} LIKE ? ESCAPE '\\'`)
  .join(' OR ');
const states = { all: 'TRUE', open: 'l.handledAt IS NULL', handled: 'l.handledAt IS NOT NULL' } as const;

type Place = readonly [receivedAt: string, id: string];
type Condition = readonly [sql: string, ...values: unknown[]];

/** What an index answers, or a column of its own. */
function quick(state: LeadQuery['state'], { status, from, until, planned }: LeadFilter): readonly Condition[] {
  return [
    [states[state]],
    ...(status ? [['l.status = ?', status] as const] : []),
    ...(from ? [['l.receivedAt >= ?', dayBegins(from)] as const] : []),
    ...(until ? [['l.receivedAt < ?', dayEnds(until)] as const] : []),
    ...(planned ? [['l.due IS NOT NULL'] as const] : []),
  ];
}

const sources = {
  elsewhere: "l.lead ->> '$.page' LIKE '//%'",
  popup: "coalesce(l.lead ->> '$.page', '') NOT LIKE '//%' AND l.lead ->> '$.opener' IS NOT NULL",
  page: "coalesce(l.lead ->> '$.page', '') NOT LIKE '//%' AND l.lead ->> '$.opener' IS NULL",
} as const satisfies Record<LeadSource, string>;

/** The same as `arrivedFrom`, of a column that holds a lead. */
export const arrivedFromIn = (lead: string): string =>
  `iif(${lead} ->> '$.arrival' IS NULL, NULL, coalesce(${lead} ->> '$.arrival.source', ${lead} ->> '$.arrival.referrer', '${direct}'))`;

/** What is to be read for, lead by lead. */
function slow(text: string, { form, source, arrival }: LeadFilter): readonly Condition[] {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return [
    ...(text ? [[`(${contains})`, ...Array(4).fill(pattern)] as const] : []),
    ...(form ? [["l.lead ->> '$.form' = ?", form] as const] : []),
    ...(source ? [[`(${sources[source]})`] as const] : []),
    ...(arrival ? [[`instr(${arrivedFromIn('l.lead')}, ?) > 0`, arrival] as const] : []),
  ];
}

/** Finds leads, newest first, from after `after` on; never holds the process up for long. */
export function sqliteSearch(
  database: Database,
): (query: Omit<LeadQuery, 'cursor'> & { readonly after: Place | null }) => Promise<readonly LeadRow[]> {
  function candidates(text: string): Condition | null {
    const found = database
      .prepare('SELECT rowid AS number FROM lead_search WHERE lead_search MATCH ? LIMIT ?')
      .all(gramQuery(text), fewEnough + 1) as { number: number }[];
    if (found.length > fewEnough) return null;
    return ['l.number IN (SELECT value FROM json_each(?))', JSON.stringify(found.map(({ number }) => number))];
  }

  function select(conditions: readonly Condition[], limit: number): readonly LeadRow[] {
    const sql = `SELECT ${leadColumns} WHERE ${conditions.map(([one]) => one).join(' AND ')} ${newestFirst} LIMIT ?`;
    return database.prepare(sql).all(...conditions.flatMap(([, ...values]) => values), limit) as LeadRow[];
  }

  const beyond = (after: Place | null): readonly Condition[] =>
    after ? [['(l.receivedAt, l.id) < (?, ?)', ...after]] : [];

  /** The last lead of the stride that begins after a place, `null` where fewer are left. */
  function strideEnd(among: readonly Condition[], after: Place | null): Place | null {
    const conditions = [...among, ...beyond(after)];
    const sql = `SELECT l.receivedAt, l.id FROM leads l WHERE ${conditions.map(([one]) => one).join(' AND ')} ${newestFirst} LIMIT 1 OFFSET ?`;
    const end = database.prepare(sql).get(...conditions.flatMap(([, ...values]) => values), stride - 1) as
      | { receivedAt: string; id: string }
      | undefined;
    return end ? [end.receivedAt, end.id] : null;
  }

  return async ({ text, state, only = {}, limit, after }) => {
    const among = quick(state, only);
    const wanted = slow(text, only);
    if (wanted.length === 0) return select([...among, ...beyond(after)], limit);
    const few = text ? candidates(text) : null;
    if (few) return select([...among, few, ...wanted, ...beyond(after)], limit);
    const found: LeadRow[] = [];
    let from = after;
    for (;;) {
      const end = strideEnd(among, from);
      const upTo: readonly Condition[] = end ? [['(l.receivedAt, l.id) >= (?, ?)', ...end]] : [];
      found.push(...select([...among, ...beyond(from), ...upTo, ...wanted], limit - found.length));
      if (!end || found.length >= limit) return found;
      from = end;
      await turn();
    }
  };
}
