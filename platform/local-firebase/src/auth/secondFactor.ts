import { randomBytes } from 'node:crypto';
import { invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import type { Account, Accounts } from './accounts';
import { emailKey } from './emailKey';
import { FailureCounts } from './FailureCounts';
import type { Factor, Factors } from './factors';
import { Pending } from './Pending';
import type { Session, Sessions } from './sessions';
import { toBase32, totpDigits, totpPeriod } from './totp';

interface Parts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly factors: Factors;
}

/** Who asks, by a token that is good now. */
interface Asking {
  readonly account: Account;
  readonly authTime: number;
}

/** Milliseconds for typing a code, and for setting up an app. */
const toSignIn = 5 * 60_000;
const toEnroll = 10 * 60_000;
/** Seconds after a sign-in in which a factor may be added or taken off. */
const recent = 5 * 60;

/** How a refusal names the seconds to wait: the SDK hands on what follows the colon. */
export const tooMany = (milliseconds: number): never =>
  invalid(`TOO_MANY_ATTEMPTS_TRY_LATER : Try again in ${Math.max(1, Math.ceil(milliseconds / 1000))} seconds.`);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const codeIn = (information: unknown): string =>
  isObject(information) ? text(information.verificationCode).replace(/\s/g, '') : '';

/**
 * The second factor as Identity Platform has it: enrolled by a code of the app, asked for after each right password, taken off by whoever
 * has just signed in with it. https://docs.cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaEnrollment
 */
export class SecondFactor {
  readonly #parts: Parts;
  readonly #signIns = new Pending<Account>(toSignIn);
  readonly #enrollments = new Pending<{ readonly uid: string; readonly secret: Uint8Array }>(toEnroll);
  // Whoever is asked for a code has typed the password: guesses of codes count for the account, wherever they come from.
  readonly #guesses = new FailureCounts({ free: 5, first: 30_000, longest: 15 * 60_000 });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What a right password is answered with where the account has a factor; `null` where it has none. */
  challenge(account: Account): object | null {
    const factor = this.#parts.factors.of(account.uid);
    return factor && { mfaPendingCredential: this.#signIns.keep(account), mfaInfo: [described(factor)] };
  }

  /** The factors of an account, as a look-up tells them. */
  describe(uid: string): object {
    const factor = this.#parts.factors.of(uid);
    return factor ? { mfaInfo: [described(factor)] } : {};
  }

  /** The second half of a sign-in: the account and its session. */
  signIn({ mfaPendingCredential, totpVerificationInfo }: Record<string, unknown>): [Account, Session] {
    const key = text(mfaPendingCredential);
    const account = this.#signIns.of(key) ?? invalid('INVALID_MFA_PENDING_CREDENTIAL');
    const guesser = emailKey(account.email);
    const wait = this.#guesses.wait(guesser, Date.now());
    if (wait > 0) return tooMany(wait);
    // A factor that was taken off meanwhile leaves nothing to type.
    if (!this.#parts.factors.use(account.uid, codeIn(totpVerificationInfo))) {
      this.#guesses.add(guesser, Date.now());
      return invalid('INVALID_CODE');
    }
    this.#guesses.reset(guesser);
    this.#signIns.end(key);
    return [account, this.#parts.sessions.begin(account.uid, { factor: 'totp' })];
  }

  /** Begins an enrolment: the secret for the app. */
  start({ account, authTime }: Asking): object {
    demandRecent(authTime);
    if (this.#parts.factors.of(account.uid)) return invalid('SECOND_FACTOR_EXISTS');
    const secret = randomBytes(20);
    return {
      totpSessionInfo: {
        sharedSecretKey: toBase32(secret),
        verificationCodeLength: totpDigits,
        hashingAlgorithm: 'SHA1',
        periodSec: totpPeriod,
        sessionInfo: this.#enrollments.keep({ uid: account.uid, secret }),
        finalizeEnrollmentTime: new Date(Date.now() + toEnroll).toISOString(),
      },
    };
  }

  /** Ends an enrolment with the app's first code, and with it every sign-in from before. */
  finish({ account }: Asking, { totpVerificationInfo, displayName }: Record<string, unknown>): Session {
    const information = isObject(totpVerificationInfo) ? totpVerificationInfo : {};
    const key = text(information.sessionInfo);
    const begun = this.#enrollments.of(key);
    if (begun?.uid !== account.uid) return invalid('INVALID_SESSION_INFO');
    const wait = this.#guesses.wait(key, Date.now());
    if (wait > 0) return tooMany(wait);
    const name = text(displayName).slice(0, 64);
    if (!this.#parts.factors.enroll(account.uid, begun.secret, codeIn(information), name)) {
      this.#guesses.add(key, Date.now());
      return invalid('INVALID_CODE');
    }
    this.#enrollments.end(key);
    this.#parts.sessions.revoke(account.uid);
    return this.#parts.sessions.begin(account.uid, { factor: 'totp' });
  }

  /** Takes the factor off, for whoever has just signed in with it, and ends every sign-in from before. */
  withdraw({ account, authTime }: Asking, { mfaEnrollmentId }: Record<string, unknown>): Session {
    demandRecent(authTime);
    if (this.#parts.factors.of(account.uid)?.id !== mfaEnrollmentId) return invalid('MFA_ENROLLMENT_NOT_FOUND');
    this.#parts.factors.remove(account.uid);
    this.#parts.sessions.revoke(account.uid);
    return this.#parts.sessions.begin(account.uid);
  }
}

function demandRecent(authTime: number): void {
  if (Date.now() / 1000 - authTime > recent) invalid('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

const described = ({ id, name, enrolledAt }: Factor) => ({
  mfaEnrollmentId: id,
  displayName: name,
  enrolledAt,
  totpInfo: {},
});
