import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../http/ApiError';
import { isObject } from '../http/readBody';
import type { Database } from '../store/database';
import type { Account } from './accounts';

/** Seconds a token is good for, as with Firebase. */
export const tokenLifetime = 3600;

/** Makes and verifies the tokens of signed-in people, with a key that lives in the database. */
export class Tokens {
  readonly #key: Buffer;
  readonly #projectId: string;

  constructor(database: Database, projectId: string) {
    database.exec('CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT');
    database.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)').run('token key', randomBytes(32));
    const row = database.prepare('SELECT value FROM secrets WHERE name = ?').get('token key') as { value: Uint8Array };
    this.#key = Buffer.from(row.value);
    this.#projectId = projectId;
  }

  /** A token for the account; `now` in seconds. */
  issue({ uid, email, claims }: Account, now = Math.floor(Date.now() / 1000)): string {
    const head = encode({ alg: 'HS256', typ: 'JWT' });
    const body = encode({
      ...claims,
      iss: `https://securetoken.google.com/${this.#projectId}`,
      aud: this.#projectId,
      sub: uid,
      user_id: uid,
      auth_time: now,
      iat: now,
      exp: now + tokenLifetime,
      email,
      email_verified: true,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    });
    return `${head}.${body}.${this.#sign(`${head}.${body}`)}`;
  }

  /** The claims of a token that was made here and is not expired; throws UNAUTHENTICATED otherwise. */
  verify(token: string): Record<string, unknown> {
    const [head = '', body = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.#sign(`${head}.${body}`));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) refuse('the token was not made here');
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
    if (!isObject(claims) || Number(claims.exp) * 1000 <= Date.now()) return refuse('the token is expired');
    return claims;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function refuse(why: string): never {
  throw new ApiError('UNAUTHENTICATED', `Request had invalid authentication credentials: ${why}.`);
}
