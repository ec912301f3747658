import { randomBytes } from 'node:crypto';
import type { Database } from '../store/database';
import { periodOfCode } from './totp';

/** A second factor of an account: an authenticator app that holds the same secret. */
export interface Factor {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  /** ISO 8601. */
  readonly enrolledAt: string;
}

interface Row {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly secret: Uint8Array;
  readonly enrolled_at: string;
  readonly used: number;
}

const table = `
  CREATE TABLE IF NOT EXISTS factors (
    uid TEXT PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, secret BLOB NOT NULL, enrolled_at TEXT NOT NULL, used INTEGER NOT NULL
  ) STRICT;`;

/** The second factors on disk, one of an account. */
export class Factors {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    database.exec(table);
  }

  of(uid: string): Factor | null {
    const row = this.#row(uid);
    return row ? { id: row.id, uid: row.uid, name: row.name, enrolledAt: row.enrolled_at } : null;
  }

  /** Enrols what holds the secret, if the code shows that it does; `null` otherwise. `now` in milliseconds, as below. */
  enroll(uid: string, secret: Uint8Array, code: string, name: string, now = Date.now()): Factor | null {
    const used = periodOfCode(secret, code, now, 0);
    if (used === null) return null;
    const factor = { id: randomBytes(15).toString('base64url'), uid, name, enrolledAt: new Date(now).toISOString() };
    this.#database
      .prepare('INSERT OR REPLACE INTO factors (uid, id, name, secret, enrolled_at, used) VALUES (?, ?, ?, ?, ?, ?)')
      .run(uid, factor.id, name, secret, factor.enrolledAt, used);
    return factor;
  }

  /** Whether the code is one of the account's factor, and was not used before. */
  use(uid: string, code: string, now = Date.now()): boolean {
    const row = this.#row(uid);
    const used = row && periodOfCode(Buffer.from(row.secret), code, now, row.used);
    if (!used) return false;
    this.#database.prepare('UPDATE factors SET used = ? WHERE uid = ?').run(used, uid);
    return true;
  }

  /** Takes the account's factor off. `false` where it has none. */
  remove(uid: string): boolean {
    return this.#database.prepare('DELETE FROM factors WHERE uid = ?').run(uid).changes > 0;
  }

  #row(uid: string): Row | undefined {
    return this.#database.prepare('SELECT * FROM factors WHERE uid = ?').get(uid) as Row | undefined;
  }
}
