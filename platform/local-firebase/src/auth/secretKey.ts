import { randomBytes } from 'node:crypto';
import type { Database } from '../store/database';

/** A key of 32 random bytes that lives in the database, made when first asked for. */
export function secretKey(database: Database, name: string): Buffer {
  database.exec('CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT');
  database.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)').run(name, randomBytes(32));
  const row = database.prepare('SELECT value FROM secrets WHERE name = ?').get(name) as { value: Uint8Array };
  return Buffer.from(row.value);
}
