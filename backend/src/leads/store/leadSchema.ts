import { randomBytes } from 'node:crypto';
import type { Database } from '@platform/local-firebase/database';
import { inTransaction } from '@platform/local-firebase/database';
import type { StoredLead } from '../leadStore';
import { gramsOf } from './grams';
import { noticeTables } from './sqliteNotices';
import { visitTables } from './sqliteVisits';

/** The shape of the tables below. A change of it, or of what `gramsOf` makes, is a new number and a step in `migrate`. */
const version = 5;

const workIndexes = `
  CREATE INDEX leads_status ON leads (status, receivedAt DESC, id DESC);
  CREATE INDEX leads_due ON leads (due) WHERE due IS NOT NULL;
  CREATE INDEX leads_phone ON leads (phone);
`;

/** What was only marked as handled was called. */
const statusBefore = "UPDATE leads SET status = 'called' WHERE handledAt IS NOT NULL;";

/** Before version 5 there was no way of a lead, and the log did not say why. */
const workColumns = `
  ALTER TABLE leads ADD COLUMN status TEXT NOT NULL DEFAULT 'new';
  ALTER TABLE leads ADD COLUMN due TEXT;
  ALTER TABLE lead_log ADD COLUMN detail TEXT;
  ${statusBefore}
  ${workIndexes}
`;

const tables = `
  CREATE TABLE leads (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    receivedAt TEXT NOT NULL,
    deleteAfter TEXT NOT NULL,
    handledAt TEXT,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT,
    lead TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'new',
    due TEXT
  ) STRICT;
  CREATE INDEX leads_newest ON leads (receivedAt DESC, id DESC);
  CREATE INDEX leads_open ON leads (receivedAt DESC, id DESC) WHERE handledAt IS NULL;
  CREATE INDEX leads_handled ON leads (receivedAt DESC, id DESC) WHERE handledAt IS NOT NULL;
  CREATE INDEX leads_expiry ON leads (deleteAfter);
  ${workIndexes}
  CREATE VIRTUAL TABLE lead_search USING fts5(grams, content='', detail=none, tokenize='ascii', prefix='4 8');
  INSERT INTO lead_search (lead_search, rank) VALUES ('secure-delete', 1);
  CREATE TABLE IF NOT EXISTS lead_sms (
    leadId TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    at TEXT NOT NULL,
    detail TEXT
  ) STRICT;
  CREATE INDEX lead_sms_pending ON lead_sms (leadId) WHERE status = 'pending';
  CREATE TABLE lead_traces (trace TEXT PRIMARY KEY, forgetAt TEXT NOT NULL) STRICT;
  CREATE TABLE lead_log (
    id TEXT PRIMARY KEY,
    at TEXT NOT NULL,
    who TEXT NOT NULL,
    action TEXT NOT NULL,
    lead TEXT,
    count INTEGER,
    detail TEXT
  ) STRICT;
  CREATE TABLE lead_state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  ${noticeTables}
  ${visitTables}
`;

type Row = Readonly<Record<'id' | 'receivedAt' | 'deleteAfter' | 'name' | 'phone' | 'lead', string>> &
  Readonly<Record<'handledAt' | 'message', string | null>>;

function hasTable(database: Database, name: string): boolean {
  return database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined;
}

/** Adds a lead and its place in the search. Returns whether its id was new. */
export function leadInsert(database: Database): (row: Row) => boolean {
  const insert = database.prepare(
    'INSERT INTO leads (id, receivedAt, deleteAfter, handledAt, name, phone, message, lead) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  );
  const index = database.prepare('INSERT INTO lead_search (rowid, grams) VALUES (?, ?)');
  return ({ id, receivedAt, deleteAfter, handledAt, name, phone, message, lead }) => {
    const run = insert.run(id, receivedAt, deleteAfter, handledAt, name, phone, message, lead);
    if (run.changes === 0) return false;
    index.run(run.lastInsertRowid, searchable({ name, phone, message }));
    return true;
  };
}

/** What the search knows of a lead. */
export function searchable({ name, phone, message }: Pick<StoredLead, 'name' | 'phone' | 'message'>): string {
  return gramsOf([name, phone, phone.replaceAll('-', ''), message]);
}

/** The leads of a database made before there was a version in it. */
function takeOver(database: Database): void {
  const insert = leadInsert(database);
  for (const row of database.prepare('SELECT * FROM leads_before ORDER BY receivedAt, id').iterate() as Iterable<Row>) {
    const { key: _, ...lead } = JSON.parse(row.lead) as Record<string, unknown>;
    insert({ ...row, lead: JSON.stringify({ consentedAt: row.receivedAt, ...lead }) });
  }
  database.exec(`${statusBefore} DROP TABLE leads_before`);
}

/** Makes the tables, or brings those of an earlier version to this one, all or nothing. */
export function prepareLeads(database: Database): void {
  database.exec('PRAGMA secure_delete = ON');
  const found = (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
  if (found === version) return;
  if (found > version) {
    throw new Error(
      `The leads database is of version ${found}, this program knows ${version}: start the newer program.`,
    );
  }
  inTransaction(database, () => {
    // Another process may have been first.
    const now = (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
    if (now === version) return;
    if (now === 2) database.exec(noticeTables);
    if (now === 2 || now === 3) database.exec(visitTables);
    if (now >= 2) return void database.exec(`${workColumns} PRAGMA user_version = ${version}`);
    const before = hasTable(database, 'leads');
    if (before) {
      database.exec('ALTER TABLE leads RENAME TO leads_before; DROP INDEX leads_newest; DROP INDEX leads_expiry;');
    }
    database.exec(tables);
    if (before) takeOver(database);
    database
      .prepare('INSERT INTO lead_state (name, value) VALUES (?, ?)')
      .run('secret', randomBytes(32).toString('hex'));
    database.exec(`PRAGMA user_version = ${version}`);
  });
}
