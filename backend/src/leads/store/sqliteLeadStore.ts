import type { Database } from '../../store/database';
import { inTransaction } from '../../store/database';
import type { LeadPage, LeadQuery, LeadStore, SmsOutcome, StoredLead } from '../leadStore';
import { cursorOf, readCursor } from './cursor';

const schema = `
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    receivedAt TEXT NOT NULL,
    deleteAfter TEXT NOT NULL,
    handledAt TEXT,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT,
    lead TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS leads_newest ON leads (receivedAt DESC, id DESC);
  CREATE INDEX IF NOT EXISTS leads_expiry ON leads (deleteAfter);
  CREATE TABLE IF NOT EXISTS lead_sms (
    leadId TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    at TEXT NOT NULL,
    detail TEXT
  ) STRICT;
`;

const columns = 'l.lead, l.handledAt, s.status, s.at, s.detail FROM leads l LEFT JOIN lead_sms s ON s.leadId = l.id';

interface Row {
  readonly lead: string;
  readonly handledAt: string | null;
  readonly status: SmsOutcome['status'] | null;
  readonly at: string;
  readonly detail: string | null;
}

function leadOf({ lead, handledAt, status, at, detail }: Row): StoredLead {
  return { ...(JSON.parse(lead) as StoredLead), handledAt, sms: status && { status, at, detail } };
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Keeps leads in a SQLite database, opened with `synchronous = FULL`. */
export function sqliteLeadStore(database: Database): LeadStore {
  database.exec(schema);
  const insert = database.prepare(
    'INSERT INTO leads (id, receivedAt, deleteAfter, name, phone, message, lead) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  );
  const insertSms = database.prepare('INSERT INTO lead_sms (leadId, status, at, detail) VALUES (?, ?, ?, ?)');

  function add(lead: StoredLead): 'added' | 'known' {
    return inTransaction(database, () => {
      const { id, receivedAt, deleteAfter, name, phone, message } = lead;
      const { changes } = insert.run(id, receivedAt, deleteAfter, name, phone, message, JSON.stringify(lead));
      if (changes === 0) return 'known';
      if (lead.sms) insertSms.run(id, lead.sms.status, lead.sms.at, lead.sms.detail);
      return 'added';
    });
  }

  function list({ text, state, cursor, limit }: LeadQuery): LeadPage {
    const after = readCursor(cursor);
    const conditions = [
      ...(state === 'all' ? [] : [`l.handledAt IS ${state === 'open' ? '' : 'NOT '}NULL`]),
      ...(text
        ? [
            "(l.name LIKE ? ESCAPE '\\' OR l.phone LIKE ? ESCAPE '\\' OR replace(l.phone, '-', '') LIKE ? ESCAPE '\\' OR l.message LIKE ? ESCAPE '\\')",
          ]
        : []),
      ...(after ? ['(l.receivedAt, l.id) < (?, ?)'] : []),
    ];
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const values = [...(text ? Array(4).fill(containing(text)) : []), ...(after ?? [])];
    const rows = database
      .prepare(`SELECT ${columns} ${where} ORDER BY l.receivedAt DESC, l.id DESC LIMIT ?`)
      .all(...values, limit + 1) as Row[];
    const leads = rows.slice(0, limit).map(leadOf);
    return { leads, next: rows.length > limit ? cursorOf(leads.at(-1)) : null };
  }

  function remove(condition: string, value: string): number {
    return inTransaction(database, () => {
      database.prepare(`DELETE FROM lead_sms WHERE leadId IN (SELECT id FROM leads WHERE ${condition})`).run(value);
      return database.prepare(`DELETE FROM leads WHERE ${condition}`).run(value).changes;
    });
  }

  return {
    add: async (lead) => add(lead),
    list: async (query) => list(query),
    setHandled: async (id, at) =>
      database.prepare('UPDATE leads SET handledAt = ? WHERE id = ?').run(at, id).changes > 0,
    remove: async (id) => remove('id = ?', id) > 0,
    removeExpired: async (now) => remove('deleteAfter < ?', now),
    recordSms: async (id, { status, at, detail }) => {
      database
        .prepare('UPDATE lead_sms SET status = ?, at = ?, detail = ? WHERE leadId = ?')
        .run(status, at, detail, id);
    },
    awaitingSms: async (limit) =>
      (
        database
          .prepare(`SELECT ${columns} WHERE s.status = 'pending' ORDER BY l.receivedAt, l.id LIMIT ?`)
          .all(limit) as Row[]
      ).map(leadOf),
  };
}
