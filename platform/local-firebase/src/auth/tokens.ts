import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../http/ApiError';
import { isObject } from '../http/readBody';
import type { Database } from '../store/database';
import type { Account } from './accounts';
import { secretKey } from './secretKey';
import type { Sessions } from './sessions';

/** Seconds a token is good for, as with Firebase. */
export const tokenLifetime = 3600;

/** Seconds that a token's times may be ahead of this clock, which a correction may have turned back. */
const skew = 10;

/** Makes and verifies the tokens of signed-in people, with a key that lives in the database. */
export class Tokens {
  readonly #key: Buffer;
  readonly #projectId: string;
  readonly #sessions: Sessions;

  constructor(database: Database, projectId: string, sessions: Sessions) {
    this.#key = secretKey(database, 'token key');
    this.#projectId = projectId;
    this.#sessions = sessions;
  }

  /** A token for the account. `authTime`, when it signed in, and `now` in seconds; `factor`: what it signed in with beside its password. */
  issue(
    { uid, email, claims }: Account,
    authTime: number,
    now = Math.floor(Date.now() / 1000),
    factor: string | null = null,
  ): string {
    const head = encode({ alg: 'HS256', typ: 'JWT' });
    const body = encode({
      ...claims,
      iss: this.#issuer,
      aud: this.#projectId,
      sub: uid,
      user_id: uid,
      auth_time: authTime,
      iat: now,
      exp: now + tokenLifetime,
      email,
      email_verified: true,
      firebase: {
        identities: { email: [email] },
        sign_in_provider: 'password',
        ...(factor && { sign_in_second_factor: factor }),
      },
    });
    return `${head}.${body}.${this.#sign(`${head}.${body}`)}`;
  }

  /** The claims of a token that was made here, is good now, and was not revoked; throws UNAUTHENTICATED otherwise. */
  verify(token: string): Record<string, unknown> {
    return this.read(token) ?? refuse('the session was ended');
  }

  /** As {@link verify}, but `null` for a token whose session was ended: to Firestore's rules its bearer is a visitor. */
  read(token: string): Record<string, unknown> | null {
    const [head = '', body = '', signature = '', ...more] = token.split('.');
    const expected = Buffer.from(this.#sign(`${head}.${body}`));
    const given = Buffer.from(signature);
    if (more.length > 0 || expected.length !== given.length || !timingSafeEqual(expected, given)) {
      return refuse('the token was not made here');
    }
    if (decode(head)?.alg !== 'HS256') return refuse('the token is of another algorithm');
    const claims = decode(body) ?? refuse('the token has no claims');
    this.#check(claims);
    return this.#sessions.isCurrent(String(claims.sub), claims.auth_time) ? claims : null;
  }

  /** https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library */
  #check({ iss, aud, sub, iat, auth_time, exp, nbf = 0 }: Record<string, unknown>): void {
    const now = Date.now() / 1000;
    const isPast = (time: unknown) => typeof time === 'number' && Number.isFinite(time) && time <= now + skew;
    if (aud !== this.#projectId || iss !== this.#issuer) refuse('the token is for another project');
    if (typeof sub !== 'string' || sub === '' || sub.length > 128) refuse('the token is for nobody');
    if (![iat, auth_time, nbf].every(isPast)) refuse('the token is not good yet');
    if (typeof exp !== 'number' || !(exp > now && exp <= Number(iat) + tokenLifetime)) refuse('the token is expired');
  }

  get #issuer(): string {
    return `https://securetoken.google.com/${this.#projectId}`;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isObject(value) ? value : null;
  } catch {
    return null; // No JSON, so no token of ours.
  }
}

function refuse(why: string): never {
  throw new ApiError('UNAUTHENTICATED', `Request had invalid authentication credentials: ${why}.`);
}
