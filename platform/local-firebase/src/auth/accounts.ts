import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../store/database';
import { emailKey } from './emailKey';
import type { Sessions } from './sessions';

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

const table = `
  CREATE TABLE IF NOT EXISTS accounts (
    uid TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, salt BLOB NOT NULL, hash BLOB NOT NULL, claims TEXT NOT NULL
  ) STRICT;`;

const hashBytes = 32;
const hash = promisify<string, Uint8Array, number, Buffer>(scrypt);

/** Accounts on disk. A password is not stored, only what verifies it. */
export class Accounts {
  readonly #database: Database;
  readonly #sessions: Sessions;

  constructor(database: Database, sessions: Sessions) {
    this.#database = database;
    this.#sessions = sessions;
    database.exec(table);
  }

  /**
   * Makes the account, or gives it this password and these claims, which ends its sessions. Hashes on the loop: it is for the
   * owner's own steps, not for requests.
   */
  save(email: string, password: string, claims: Account['claims']): void {
    const salt = randomBytes(16);
    const known = this.byEmail(email);
    this.#database
      .prepare(
        `INSERT INTO accounts (uid, email, salt, hash, claims) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (email) DO UPDATE SET salt = excluded.salt, hash = excluded.hash, claims = excluded.claims`,
      )
      .run(
        randomBytes(15).toString('base64url'),
        emailKey(email),
        salt,
        scryptSync(password, salt, hashBytes),
        JSON.stringify(claims),
      );
    if (known) this.#sessions.revoke(known.uid);
  }

  /** The account, if the password is its own. Takes as long for an unknown address. Hashes off the loop. */
  async verify(email: string, password: string): Promise<Account | null> {
    const row = this.#row('email', emailKey(email));
    const expected = row ? Buffer.from(row.hash) : randomBytes(hashBytes);
    const given = await hash(password, row ? Buffer.from(row.salt) : randomBytes(16), hashBytes);
    return timingSafeEqual(expected, given) && row ? fromRow(row) : null;
  }

  byEmail(email: string): Account | null {
    const row = this.#row('email', emailKey(email));
    return row ? fromRow(row) : null;
  }

  byUid(uid: string): Account | null {
    const row = this.#row('uid', uid);
    return row ? fromRow(row) : null;
  }

  #row(column: 'email' | 'uid', value: string): AccountRow | undefined {
    return this.#database.prepare(`SELECT * FROM accounts WHERE ${column} = ?`).get(value) as AccountRow | undefined;
  }
}

function fromRow({ uid, email, claims }: AccountRow): Account {
  return { uid, email, claims: JSON.parse(claims) as Account['claims'] };
}
