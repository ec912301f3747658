import { ApiError, invalid } from '../http/ApiError';
import { parseObject } from '../http/readBody';
import type { Account, Accounts } from './accounts';
import { SignInLimit } from './signInLimit';
import { type Tokens, tokenLifetime } from './tokens';

/** The three calls of Firebase Auth that signing in with a password takes. */
export class AuthCalls {
  readonly #accounts: Accounts;
  readonly #tokens: Tokens;
  readonly #limit = new SignInLimit();

  constructor(accounts: Accounts, tokens: Tokens) {
    this.#accounts = accounts;
    this.#tokens = tokens;
  }

  /** Answers a path below `/identitytoolkit.googleapis.com` or `/securetoken.googleapis.com`. */
  answer(path: string, body: string): unknown {
    switch (path) {
      case '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword':
        return this.#signIn(parseObject(body));
      case '/identitytoolkit.googleapis.com/v1/accounts:lookup':
        return this.#lookUp(parseObject(body));
      case '/securetoken.googleapis.com/v1/token':
        return this.#refresh(new URLSearchParams(body));
      case '/identitytoolkit.googleapis.com/v1/accounts:signUp':
        return invalid('OPERATION_NOT_ALLOWED');
      default:
        throw new ApiError('UNIMPLEMENTED', `the embedded back end does not know ${path}`);
    }
  }

  #signIn({ email, password }: Record<string, unknown>) {
    if (typeof email !== 'string' || !email.includes('@')) return invalid('INVALID_EMAIL');
    if (typeof password !== 'string' || password === '') return invalid('MISSING_PASSWORD');
    if (this.#limit.isReached(email)) return invalid('TOO_MANY_ATTEMPTS_TRY_LATER');
    const account = this.#accounts.verify(email, password);
    if (!account) {
      this.#limit.addFailure(email);
      return invalid('INVALID_LOGIN_CREDENTIALS');
    }
    this.#limit.reset(email);
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId: account.uid,
      email: account.email,
      idToken: this.#tokens.issue(account),
      refreshToken: this.#accounts.beginSession(account),
      expiresIn: String(tokenLifetime),
    };
  }

  #lookUp({ idToken }: Record<string, unknown>) {
    const account = this.#accountOf(String(idToken));
    if (!account) return invalid('USER_NOT_FOUND');
    const { uid, email } = account;
    const providerUserInfo = [{ providerId: 'password', email, federatedId: email, rawId: email }];
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [{ localId: uid, email, emailVerified: true, providerUserInfo }],
    };
  }

  #accountOf(idToken: string): Account | null {
    try {
      return this.#accounts.byUid(String(this.#tokens.verify(idToken).sub));
    } catch (error) {
      if (error instanceof ApiError) return invalid('INVALID_ID_TOKEN');
      throw error;
    }
  }

  #refresh(form: URLSearchParams) {
    if (form.get('grant_type') !== 'refresh_token') return invalid('INVALID_GRANT_TYPE');
    const refreshToken = form.get('refresh_token') ?? '';
    const account = this.#accounts.bySession(refreshToken);
    if (!account) return invalid('INVALID_REFRESH_TOKEN');
    const token = this.#tokens.issue(account);
    return {
      access_token: token,
      id_token: token,
      refresh_token: refreshToken,
      expires_in: String(tokenLifetime),
      token_type: 'Bearer',
      user_id: account.uid,
    };
  }
}
