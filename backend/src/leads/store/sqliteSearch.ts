import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '@platform/local-firebase/database';
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

/** Finds leads, newest first, from after `after` on; never holds the process up for long. */
export function sqliteSearch(
  database: Database,
): (query: Omit<LeadQuery, 'cursor'> & { readonly after: Place | null }) => Promise<readonly LeadRow[]> {
  function candidates(text: string): readonly number[] | null {
    const found = database
      .prepare('SELECT rowid AS number FROM lead_search WHERE lead_search MATCH ? LIMIT ?')
      .all(gramQuery(text), fewEnough + 1) as { number: number }[];
    return found.length > fewEnough ? null : found.map(({ number }) => number);
  }

  function select(condition: string, values: readonly unknown[], limit: number): readonly LeadRow[] {
    const sql = `SELECT ${leadColumns} WHERE ${condition} ${newestFirst} LIMIT ?`;
    return database.prepare(sql).all(...values, limit) as LeadRow[];
  }

  /** The last lead of the stride that begins after a place, `null` where fewer are left. */
  function strideEnd(state: LeadQuery['state'], after: Place | null): Place | null {
    const place = after ? '(l.receivedAt, l.id) < (?, ?)' : 'TRUE';
    const sql = `SELECT l.receivedAt, l.id FROM leads l WHERE ${states[state]} AND ${place} ${newestFirst} LIMIT 1 OFFSET ?`;
    const end = database.prepare(sql).get(...(after ?? []), stride - 1) as
      | { receivedAt: string; id: string }
      | undefined;
    return end ? [end.receivedAt, end.id] : null;
  }

  return async ({ text, state, limit, after }) => {
    const beyond = after ? '(l.receivedAt, l.id) < (?, ?)' : 'TRUE';
    if (!text) return select(`${states[state]} AND ${beyond}`, after ?? [], limit);
    const pattern = Array(4).fill(`%${text.replace(/[\\%_]/g, '\\$&')}%`);
    const numbers = candidates(text);
    if (numbers) {
      const among = `l.number IN (SELECT value FROM json_each(?)) AND (${contains})`;
      const values = [JSON.stringify(numbers), ...pattern, ...(after ?? [])];
      return select(`${states[state]} AND ${among} AND ${beyond}`, values, limit);
    }
    const found: LeadRow[] = [];
    let from = after;
    for (;;) {
      const end = strideEnd(state, from);
      const upTo = end ? '(l.receivedAt, l.id) >= (?, ?)' : 'TRUE';
      const start = from ? '(l.receivedAt, l.id) < (?, ?)' : 'TRUE';
      const values = [...(from ?? []), ...(end ?? []), ...pattern];
      found.push(
        ...select(`${states[state]} AND ${start} AND ${upTo} AND (${contains})`, values, limit - found.length),
      );
      if (!end || found.length >= limit) return found;
      from = end;
      await turn();
    }
  };
}
