import type { Database } from '@platform/local-firebase/database';
import { inTransaction } from '@platform/local-firebase/database';
import { workBefore } from '@riverview/site/leadWork';
import type { AccessEntry } from '../accessLog';
import type { KeptLead, LeadPage, LeadQuery, LeadStore, NewLead, StoredLead, Tally } from '../leadStore';
import type { Notice } from '../notices/notice';
import { traceOf } from '../seal';
import type { ClockRecord } from '../time/advanceClock';
import { cursorOf, readCursor } from './cursor';
import { leadInsert, prepareLeads, searchable } from './leadSchema';
import { sqliteNotices } from './sqliteNotices';
import { arrivedFromIn, type LeadRow, leadColumns, sqliteSearch } from './sqliteSearch';
import { sqliteVisits } from './sqliteVisits';

function leadOf({ lead, handledAt, status, at, detail }: LeadRow): StoredLead {
  const { work = workBefore(handledAt), arrival = null, ...kept } = JSON.parse(lead) as NewLead & Partial<StoredLead>;
  return { ...kept, arrival, handledAt, work, sms: status && { status, at, detail } };
}

/** Keeps leads in a SQLite database, opened with `synchronous = FULL`. */
export function sqliteLeadStore(database: Database): LeadStore {
  prepareLeads(database);
  const insert = leadInsert(database);
  const insertSms = database.prepare('INSERT INTO lead_sms (leadId, status, at, detail) VALUES (?, ?, ?, ?)');
  const search = sqliteSearch(database);
  const notices = sqliteNotices(database);
  const visits = sqliteVisits(database);

  function state(name: string): string | null {
    const row = database.prepare('SELECT value FROM lead_state WHERE name = ?').get(name);
    return (row as { value: string } | undefined)?.value ?? null;
  }
  const secret = state('secret') ?? '';

  function isTraced(id: string): boolean {
    return database.prepare('SELECT 1 FROM lead_traces WHERE trace = ?').get(traceOf(secret, id)) !== undefined;
  }

  function add(lead: NewLead, told: readonly Omit<Notice, 'lead'>[]): 'added' | 'known' | 'deleted' {
    return inTransaction(database, () => {
      if (isTraced(lead.id)) return 'deleted';
      if (!insert({ ...lead, lead: JSON.stringify(lead) })) return 'known';
      if (lead.sms) insertSms.run(lead.id, lead.sms.status, lead.sms.at, lead.sms.detail);
      for (const notice of told) notices.add({ ...notice, lead: lead.id });
      const { id, visitSlot: slot, receivedAt: now } = lead;
      if (slot) visits.begin({ lead: id, slot, now, agreed: null });
      return 'added';
    });
  }

  async function list({ cursor, limit, ...query }: LeadQuery): Promise<LeadPage> {
    const rows = await search({ ...query, after: readCursor(cursor), limit: limit + 1 });
    const leads = rows.slice(0, limit).map(leadOf);
    return { leads, next: rows.length > limit ? cursorOf(leads.at(-1)) : null };
  }

  // The index gives up a text only to who says it: it does not keep it.
  const unindex = database.prepare("INSERT INTO lead_search (lead_search, rowid, grams) VALUES ('delete', ?, ?)");
  const index = database.prepare('INSERT INTO lead_search (rowid, grams) VALUES (?, ?)');
  const rewrite = database.prepare(
    'UPDATE leads SET handledAt = ?, name = ?, phone = ?, message = ?, lead = ?, status = ?, due = ? WHERE id = ? RETURNING number',
  );
  const kept = (condition: string, ...values: readonly unknown[]): readonly StoredLead[] =>
    (database.prepare(`SELECT ${leadColumns} WHERE ${condition}`).all(...values) as LeadRow[]).map(leadOf);

  function write(before: KeptLead, after: KeptLead): void {
    const { id, handledAt, name, phone, message, work } = after;
    const lead = JSON.stringify(after);
    const row = rewrite.get(handledAt, name, phone, message, lead, work.status, work.next?.due ?? null, id);
    const { number } = row as { number: number };
    if (searchable(before) === searchable(after)) return;
    unindex.run(number, searchable(before));
    index.run(number, searchable(after));
  }

  const change: LeadStore['change'] = async (ids, next) =>
    inTransaction(database, () => {
      const before = ids.flatMap((id) => kept('l.id = ?', id));
      const after = next(before);
      for (const lead of after ?? []) write(before.find(({ id }) => id === lead.id) as KeptLead, lead);
      return after !== null;
    });

  function remove(ids: readonly string[], forgetAt: string): number {
    const find = database.prepare('SELECT number, name, phone, message FROM leads WHERE id = ?');
    const drop = database.prepare('DELETE FROM leads WHERE number = ?');
    const dropSms = database.prepare('DELETE FROM lead_sms WHERE leadId = ?');
    const trace = database.prepare('INSERT OR REPLACE INTO lead_traces (trace, forgetAt) VALUES (?, ?)');
    return inTransaction(database, () => {
      let removed = 0;
      for (const id of ids) {
        const row = find.get(id) as (Pick<StoredLead, 'name' | 'phone' | 'message'> & { number: number }) | undefined;
        if (!row) continue;
        unindex.run(row.number, searchable(row));
        drop.run(row.number);
        dropSms.run(id);
        notices.drop(id);
        visits.drop(id);
        trace.run(traceOf(secret, id), forgetAt);
        removed++;
      }
      return removed;
    });
  }

  return {
    add: async (lead, told = []) => add(lead, told),
    claimNotices: async (now, until, limit) => notices.claim(now, until, limit),
    settleNotice: async (notice) => notices.settle(notice),
    noticesOf: async (lead) => notices.of(lead),
    find: async (id) => {
      if (database.prepare('SELECT 1 FROM leads WHERE id = ?').get(id)) return 'kept';
      return isTraced(id) ? 'deleted' : 'unknown';
    },
    read: async (id) => {
      const row = database.prepare(`SELECT ${leadColumns} WHERE l.id = ?`).get(id) as LeadRow | undefined;
      return row ? leadOf(row) : null;
    },
    visits: visits.store,
    list,
    ofPhone: async (phone) => kept('l.phone = ? ORDER BY l.receivedAt DESC, l.id DESC LIMIT 50', phone),
    due: async (day, limit) => kept('l.due <= ? ORDER BY l.due, l.receivedAt DESC, l.id DESC LIMIT ?', day, limit),
    count: async (since, day) => {
      // Only what was asked for: the driver adds to a row what it took.
      const { open, came, due } = database
        .prepare(
          'SELECT (SELECT count(*) FROM leads WHERE handledAt IS NULL) AS open, (SELECT count(*) FROM leads WHERE receivedAt >= ?) AS came, (SELECT count(*) FROM leads WHERE due <= ?) AS due',
        )
        .get(since, day) as { open: number; came: number; due: number };
      return { open, since: came, due };
    },
    tally: async (since) =>
      (
        database
          .prepare(
            `SELECT date(receivedAt, '+9 hours') AS day, lead ->> '$.form' AS form, lead ->> '$.page' AS page, lead ->> '$.opener' AS opener, ${arrivedFromIn('lead')} AS arrival, status, count(*) AS count FROM leads WHERE receivedAt >= ? GROUP BY 1, 2, 3, 4, 5, 6`,
          )
          .all(since) as Tally[]
      ).map(({ day, form, page, opener, arrival, status, count }) => ({
        day,
        form,
        page,
        opener,
        arrival,
        status,
        count,
      })),
    change,
    redate: async (id, receivedAt, deleteAfter) => {
      database
        .prepare(
          "UPDATE leads SET receivedAt = ?1, deleteAfter = ?2, lead = json_set(lead, '$.receivedAt', ?1, '$.consentedAt', ?1, '$.deleteAfter', ?2) WHERE id = ?3",
        )
        .run(receivedAt, deleteAfter, id);
    },
    expired: async (now, limit) =>
      database.prepare('SELECT id, phone FROM leads WHERE deleteAfter < ? LIMIT ?').all(now, limit) as {
        id: string;
        phone: string;
      }[],
    remove: async (ids, _, forgetAt) => remove(ids, forgetAt),
    // The file overwrites what is deleted (secure_delete); its log still holds the pages as they were.
    scrub: async () => void database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get(),
    recordSms: async (id, { status, at, detail }) =>
      database
        .prepare('UPDATE lead_sms SET status = ?, at = ?, detail = ? WHERE leadId = ?')
        .run(status, at, detail, id).changes > 0,
    awaitingSms: async (limit) =>
      (
        database
          .prepare(`SELECT ${leadColumns} WHERE s.status = 'pending' ORDER BY l.receivedAt, l.id LIMIT ?`)
          .all(limit) as LeadRow[]
      ).map(leadOf),
    secret: async () => secret,
    clock: async () => JSON.parse(state('clock') ?? 'null') as ClockRecord | null,
    keepClock: async (record) => {
      database
        .prepare('INSERT OR REPLACE INTO lead_state (name, value) VALUES (?, ?)')
        .run('clock', JSON.stringify(record));
    },
    log: async ({ id, at, who, action, lead, count, detail }) => {
      database
        .prepare('INSERT INTO lead_log (id, at, who, action, lead, count, detail) VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(id, at, who, action, lead, count, detail ?? null);
    },
    readLog: async (cursor, limit) => {
      const rows = database
        .prepare('SELECT id, at, who, action, lead, count, detail FROM lead_log WHERE id < ? ORDER BY id DESC LIMIT ?')
        .all(cursor ?? '~', limit + 1) as (AccessEntry & { detail: string | null })[];
      const entries = rows.slice(0, limit).map(({ detail, ...entry }) => ({ ...entry, ...(detail && { detail }) }));
      return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
    },
    forget: async (now, logFrom) => {
      database.prepare('DELETE FROM lead_traces WHERE forgetAt < ?').run(now);
      database.prepare('DELETE FROM lead_log WHERE at < ?').run(logFrom);
    },
  };
}
