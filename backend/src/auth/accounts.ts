import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Database } from '../store/database';

/** Somebody who can sign in. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  /** Claims its tokens carry, such as `admin`. */
  readonly claims: Readonly<Record<string, unknown>>;
}

interface AccountRow {
  readonly uid: string;
  readonly email: string;
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
  readonly claims: string;
}

const tables = `
  CREATE TABLE IF NOT EXISTS accounts (
    uid TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, salt BLOB NOT NULL, hash BLOB NOT NULL, claims TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    token TEXT PRIMARY KEY, uid TEXT NOT NULL REFERENCES accounts (uid)
  ) STRICT;`;

/** Accounts and their sessions on disk. Neither a password nor a refresh token is stored, only what verifies it. */
export class Accounts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    database.exec(tables);
  }

  /** Makes the account, or gives it this password and these claims. */
  save(email: string, password: string, claims: Account['claims']): void {
    const salt = randomBytes(16);
    this.#database
      .prepare(
        `INSERT INTO accounts (uid, email, salt, hash, claims) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (email) DO UPDATE SET salt = excluded.salt, hash = excluded.hash, claims = excluded.claims`,
      )
      .run(randomBytes(15).toString('base64url'), normalize(email), salt, hash(password, salt), JSON.stringify(claims));
  }

  /** The account, if the password is its own. Takes as long for an unknown address. */
  verify(email: string, password: string): Account | null {
    const row = this.#database.prepare('SELECT * FROM accounts WHERE email = ?').get(normalize(email)) as
      | AccountRow
      | undefined;
    const expected = row ? Buffer.from(row.hash) : randomBytes(32);
    const given = hash(password, row ? Buffer.from(row.salt) : randomBytes(16));
    return timingSafeEqual(expected, given) && row ? fromRow(row) : null;
  }

  byEmail(email: string): Account | null {
    const row = this.#database.prepare('SELECT * FROM accounts WHERE email = ?').get(normalize(email)) as
      | AccountRow
      | undefined;
    return row ? fromRow(row) : null;
  }

  byUid(uid: string): Account | null {
    const row = this.#database.prepare('SELECT * FROM accounts WHERE uid = ?').get(uid) as AccountRow | undefined;
    return row ? fromRow(row) : null;
  }

  /** Begins a session and returns its refresh token. */
  beginSession({ uid }: Account): string {
    const token = randomBytes(32).toString('base64url');
    this.#database.prepare('INSERT INTO sessions (token, uid) VALUES (?, ?)').run(fingerprint(token), uid);
    return token;
  }

  bySession(refreshToken: string): Account | null {
    const row = this.#database.prepare('SELECT uid FROM sessions WHERE token = ?').get(fingerprint(refreshToken));
    return row ? this.byUid((row as { uid: string }).uid) : null;
  }
}

function fromRow({ uid, email, claims }: AccountRow): Account {
  return { uid, email, claims: JSON.parse(claims) as Account['claims'] };
}

function normalize(email: string): string {
  return email.trim().toLowerCase();
}

function hash(password: string, salt: Uint8Array): Buffer {
  return scryptSync(password, salt, 32);
}

function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
