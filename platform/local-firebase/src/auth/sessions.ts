import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DocumentStore } from '../firestore/documentStore';
import { parseTimestamp } from '../firestore/timestamps';
import { type Database, inTransaction } from '../store/database';
import { secretKey } from './secretKey';
import { authTimeAfter, isCurrentSignIn, sessionsCollection } from './validSince';

/** Someone's sign-in, as long as it goes on being refreshed. */
export interface Session {
  readonly uid: string;
  /** When the password was typed: seconds since 1970, the `auth_time` of every token of it. */
  readonly authTime: number;
  /** The second factor that it was signed in with; `null`: a password alone. */
  readonly factor: string | null;
  /** The refresh token that is good for the next time, and for that time only. */
  readonly refreshToken: string;
}

interface Row {
  readonly family: string;
  readonly uid: string;
  readonly auth_time: number;
  readonly factor: string | null;
  readonly used_at: number | null;
}

/** Milliseconds in which a used refresh token is answered as before: the answer was lost, or another tab was quicker. */
const grace = 10_000;
/** Milliseconds after which a used token is forgotten, and refused as unknown. */
const memory = 30 * 86_400_000;

const tables = `
  DROP TABLE IF EXISTS sessions;
  CREATE TABLE IF NOT EXISTS refresh_tokens (
    token TEXT PRIMARY KEY, family TEXT NOT NULL, uid TEXT NOT NULL, auth_time INTEGER NOT NULL, used_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS refresh_token_families ON refresh_tokens (family);`;

/**
 * The sign-ins of this machine. A refresh token is good once and brings the next one; one that comes back later was copied, and
 * ends its whole sign-in. `sessions/{uid}` in Firestore ends all of an account's, as it does in production.
 */
export class Sessions {
  readonly #database: Database;
  readonly #documents: DocumentStore;
  readonly #key: Buffer;

  constructor(database: Database, documents: DocumentStore) {
    this.#database = database;
    this.#documents = documents;
    database.exec(tables);
    // A database from before there were second factors.
    const columns = database.prepare("SELECT name FROM pragma_table_info('refresh_tokens')").all() as {
      name: string;
    }[];
    if (!columns.some(({ name }) => name === 'factor'))
      database.exec('ALTER TABLE refresh_tokens ADD COLUMN factor TEXT');
    this.#key = secretKey(database, 'refresh token key');
  }

  /** Begins a session. `now` in milliseconds, as below. */
  begin(uid: string, { now = Date.now(), factor = null }: { now?: number; factor?: string | null } = {}): Session {
    const refreshToken = randomBytes(32).toString('base64url');
    const authTime = authTimeAfter(this.#validSince(uid), now);
    this.#add(refreshToken, { family: randomBytes(16).toString('base64url'), uid, auth_time: authTime, factor });
    return { uid, authTime, factor, refreshToken };
  }

  /** The session of a refresh token with the next token, or `null` where it is not, or no longer, good. */
  rotate(refreshToken: string, now = Date.now()): Session | null {
    return inTransaction(this.#database, () => {
      const row = this.#row(refreshToken);
      if (!row) return null;
      const next = this.#successor(refreshToken);
      const isReused = row.used_at !== null && !this.#isLostAnswer(row.used_at, next, now);
      if (isReused || !this.isCurrent(row.uid, row.auth_time)) {
        this.#database.prepare('DELETE FROM refresh_tokens WHERE family = ?').run(row.family);
        return null;
      }
      if (row.used_at === null) {
        this.#database
          .prepare('UPDATE refresh_tokens SET used_at = ? WHERE token = ?')
          .run(now, fingerprint(refreshToken));
        this.#database.prepare('DELETE FROM refresh_tokens WHERE used_at < ?').run(now - memory);
        this.#add(next, row);
      }
      return { uid: row.uid, authTime: row.auth_time, factor: row.factor, refreshToken: next };
    });
  }

  /** Whether a sign-in of that `auth_time` was not ended since. */
  isCurrent(uid: string, authTime: unknown): boolean {
    return isCurrentSignIn(authTime, this.#validSince(uid));
  }

  /** Ends every session of the account, and every token of it. */
  revoke(uid: string, now = Date.now()): void {
    // A sign-in that followed another end within its second is ahead of the clock.
    const time = new Date(Math.max(now, this.#validSince(uid) ?? 0, this.#newest(uid) * 1000)).toISOString();
    const current = this.#documents.get(sessionsCollection, uid);
    this.#documents.put({
      collection: sessionsCollection,
      id: uid,
      fields: { validSince: { timestampValue: time } },
      createTime: current?.createTime ?? time,
      updateTime: time,
    });
    this.#database.prepare('DELETE FROM refresh_tokens WHERE uid = ?').run(uid);
  }

  /** The latest `auth_time` of the account's sign-ins, seconds; 0 where it has none. */
  #newest(uid: string): number {
    const row = this.#database.prepare('SELECT MAX(auth_time) AS newest FROM refresh_tokens WHERE uid = ?').get(uid);
    return (row as { readonly newest: number | null }).newest ?? 0;
  }

  /** In milliseconds. */
  #validSince(uid: string): number | null {
    const value = this.#documents.get(sessionsCollection, uid)?.fields.validSince;
    if (!value || !('timestampValue' in value)) return null;
    return Number(parseTimestamp(value.timestampValue) / 1_000_000n);
  }

  /** The same for every answer to one token, so that a repeated answer makes no second chain. */
  #successor(refreshToken: string): string {
    return createHmac('sha256', this.#key).update(refreshToken).digest('base64url');
  }

  #isLostAnswer(usedAt: number, next: string, now: number): boolean {
    return Math.abs(now - usedAt) <= grace && this.#row(next)?.used_at === null;
  }

  #row(refreshToken: string): Row | undefined {
    return this.#database
      .prepare('SELECT family, uid, auth_time, factor, used_at FROM refresh_tokens WHERE token = ?')
      .get(fingerprint(refreshToken)) as Row | undefined;
  }

  #add(refreshToken: string, { family, uid, auth_time, factor }: Omit<Row, 'used_at'>): void {
    this.#database
      .prepare('INSERT INTO refresh_tokens (token, family, uid, auth_time, factor) VALUES (?, ?, ?, ?, ?)')
      .run(fingerprint(refreshToken), family, uid, auth_time, factor);
  }
}

function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
