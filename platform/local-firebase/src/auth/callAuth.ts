import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, invalid } from '../http/ApiError';
import { parseObject } from '../http/readBody';
import type { Account, Accounts } from './accounts';
import type { Factors } from './factors';
import { HashQueue } from './HashQueue';
import { SignInGuard } from './SignInGuard';
import { SecondFactor, tooMany } from './secondFactor';
import type { Session, Sessions } from './sessions';
import { type Tokens, tokenLifetime } from './tokens';

interface AuthParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly factors: Factors;
  readonly tokens: Tokens;
}

/** Milliseconds after which a queue that is full is worth another try. */
const queueing = 2000;

/** The calls of Firebase Auth that signing in with a password and a second factor takes. */
export class AuthCalls {
  readonly #parts: AuthParts;
  readonly #guard = new SignInGuard();
  readonly #hashing = new HashQueue();
  readonly #second: SecondFactor;

  constructor(parts: AuthParts) {
    this.#parts = parts;
    this.#second = new SecondFactor(parts);
  }

  /** Answers a path below `/identitytoolkit.googleapis.com` or `/securetoken.googleapis.com`. `address`: who asks. */
  async answer(path: string, body: string, address: string): Promise<unknown> {
    switch (path) {
      case '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword':
        return this.#signIn(parseObject(body), address);
      case '/identitytoolkit.googleapis.com/v1/accounts:lookup':
        return this.#lookUp(parseObject(body));
      case '/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:finalize':
        return this.#given(...this.#second.signIn(parseObject(body)));
      case '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start':
        return this.#second.start(this.#asking(parseObject(body)));
      case '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:finalize': {
        const asked = parseObject(body);
        const asking = this.#asking(asked);
        return this.#given(asking.account, this.#second.finish(asking, asked));
      }
      case '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:withdraw': {
        const asked = parseObject(body);
        const asking = this.#asking(asked);
        return this.#given(asking.account, this.#second.withdraw(asking, asked));
      }
      case '/securetoken.googleapis.com/v1/token':
        return this.#refresh(new URLSearchParams(body));
      case '/identitytoolkit.googleapis.com/v1/accounts:signUp':
        return invalid('OPERATION_NOT_ALLOWED');
      default:
        throw new ApiError('UNIMPLEMENTED', `the embedded back end does not know ${path}`);
    }
  }

  async #signIn({ email, password }: Record<string, unknown>, address: string) {
    if (typeof email !== 'string' || !email.includes('@') || email.length > 320) return invalid('INVALID_EMAIL');
    if (typeof password !== 'string' || password === '') return invalid('MISSING_PASSWORD');
    if (password.length > 4096) return invalid('INVALID_LOGIN_CREDENTIALS');
    const account = await this.#verify(email, password, address);
    if (!account) return invalid('INVALID_LOGIN_CREDENTIALS');
    const known = {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId: account.uid,
      email: account.email,
    };
    const challenge = this.#second.challenge(account);
    return { ...known, ...(challenge ?? this.#given(account, this.#parts.sessions.begin(account.uid))) };
  }

  async #verify(email: string, password: string, address: string): Promise<Account | null> {
    const turn = this.#guard.begin(email, address);
    if ('wait' in turn) return tooMany(turn.wait);
    const outcome = await this.#hashing.run(address, turn.rank, async () => ({
      account: await this.#parts.accounts.verify(email, password),
    }));
    if (!outcome) {
      this.#guard.cancel(email, address);
      return tooMany(queueing);
    }
    if (outcome.account) this.#guard.succeed(email, address);
    // Right or wrong, an account under attack answers as late.
    if (turn.delay > 0) await pause(turn.delay);
    return outcome.account;
  }

  #lookUp({ idToken }: Record<string, unknown>) {
    const account = this.#accountOf(String(idToken));
    if (!account) return invalid('USER_NOT_FOUND');
    const { uid, email } = account;
    const providerUserInfo = [{ providerId: 'password', email, federatedId: email, rawId: email }];
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [{ localId: uid, email, emailVerified: true, providerUserInfo, ...this.#second.describe(uid) }],
    };
  }

  #accountOf(idToken: string): Account | null {
    try {
      return this.#parts.accounts.byUid(String(this.#parts.tokens.verify(idToken).sub));
    } catch (error) {
      if (error instanceof ApiError) return invalid('INVALID_ID_TOKEN');
      throw error;
    }
  }

  #asking({ idToken }: Record<string, unknown>) {
    const account = this.#accountOf(String(idToken));
    return account
      ? { account, authTime: Number(this.#parts.tokens.verify(String(idToken)).auth_time) }
      : invalid('USER_NOT_FOUND');
  }

  #given(account: Account, session: Session) {
    const idToken = this.#tokenOf(account, session);
    return { idToken, refreshToken: session.refreshToken, expiresIn: String(tokenLifetime) };
  }

  #refresh(form: URLSearchParams) {
    if (form.get('grant_type') !== 'refresh_token') return invalid('INVALID_GRANT_TYPE');
    const session = this.#parts.sessions.rotate(form.get('refresh_token') ?? '');
    const account = session && this.#parts.accounts.byUid(session.uid);
    if (!account) return invalid('INVALID_REFRESH_TOKEN');
    const token = this.#tokenOf(account, session);
    return {
      access_token: token,
      id_token: token,
      refresh_token: session.refreshToken,
      expires_in: String(tokenLifetime),
      token_type: 'Bearer',
      user_id: account.uid,
    };
  }

  #tokenOf(account: Account, { authTime, factor }: Session): string {
    return this.#parts.tokens.issue(account, authTime, undefined, factor);
  }
}
