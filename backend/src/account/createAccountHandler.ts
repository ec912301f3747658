import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressLimit, addressOf as addressOfSocket } from '../leads/http/addressLimit';
import { answerJson } from '../leads/http/answers';
import { createEndpoint, type Endpoint } from '../leads/http/endpoint';
import { readBody } from '../leads/http/readBody';
import type { Refusal, Staff } from '../staffToken';
import { hashOf, newCodes, type RecoveryCodes } from './recoveryCodes';

/** What a password is worth: whose it is and whether a second factor is asked for then, or the code of Firebase that refuses it. */
export type FirstFactor = { readonly uid: string; readonly hasSecond: boolean } | { readonly refused: string };

/** What the endpoint needs from the machine it runs on. */
export interface AccountOptions {
  readonly codes: RecoveryCodes;
  readonly staffOf: (request: IncomingMessage) => Promise<Staff | Refusal>;
  /** Checks a password, and counts it as a guess where it is wrong. */
  readonly firstFactor: (email: string, password: string, address: string) => Promise<FirstFactor>;
  /** Takes the account's second factor off and ends all its sign-ins. */
  readonly removeSecondFactor: (uid: string) => Promise<void>;
  readonly now: () => number;
  readonly addressOf?: (request: IncomingMessage) => string;
  readonly report: (error: unknown) => void;
}

/** A password and an address, and little more. */
const bodyBytes = 8192;
/** Attempts to recover that an address may make. */
const attempts = { burst: 10, perMinute: 2 };
/** Seconds after a sign-in in which new codes are made. */
const recent = 10 * 60;

const status = { ended: 401, 'no-role': 403, 'second-factor': 403 } as const satisfies Record<Refusal, number>;

/**
 * What an account of the desk is asked about itself, under `/api/account`: whether its sign-in still holds and how many recovery codes are left
 * (GET), new codes (POST `/codes`), and the way in without the second factor (POST `/recover`). Resolves to `false`, having touched nothing,
 * for any other path.
 */
export function createAccountHandler(options: AccountOptions): Endpoint {
  const { codes, staffOf, firstFactor, removeSecondFactor, now, report, addressOf = addressOfSocket } = options;
  const waitFor = addressLimit(attempts, () => performance.now());

  async function recover(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (code: string, answered = 400) => answerJson(response, answered, { ok: false, error: code });
    const address = addressOf(request);
    const { email, password, code } = await readBody(request, bodyBytes);
    if (typeof email !== 'string' || typeof password !== 'string' || typeof code !== 'string')
      return refuse('INVALID_CODE');
    const seconds = waitFor(address);
    if (seconds > 0) return refuse(`TOO_MANY_ATTEMPTS_TRY_LATER : Try again in ${seconds} seconds.`, 429);
    const first = await firstFactor(email, password, address);
    if ('refused' in first) return refuse(first.refused);
    // A code is not used up for nothing.
    if (!first.hasSecond) return refuse('MFA_ENROLLMENT_NOT_FOUND');
    if (!(await codes.take(first.uid, hashOf(first.uid, code)))) return refuse('INVALID_CODE');
    await removeSecondFactor(first.uid);
    answerJson(response, 200, { ok: true, codes: await codes.count(first.uid) });
  }

  async function renew(staff: Staff, response: ServerResponse): Promise<void> {
    if (!staff.hasSecondFactor || now() / 1000 - staff.signedInAt > recent)
      return answerJson(response, 403, { ok: false, reason: 'recent' });
    const fresh = newCodes();
    await codes.replace(
      staff.uid,
      fresh.map((code) => hashOf(staff.uid, code)),
    );
    answerJson(response, 200, { ok: true, codes: fresh });
  }

  async function route(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const asked = `${request.method} ${path}`;
    // Only pages of this site ask; browsers say whose page it is.
    if (!['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'] as string | undefined)) {
      request.resume();
      return answerJson(response, 403, { ok: false, error: 'Calls from other sites are not taken.' });
    }
    if (asked === 'POST /recover') return recover(request, response);
    if (!['GET ', 'POST /codes'].includes(asked))
      return answerJson(response, 404, { ok: false, error: 'There is nothing at this address.' });
    const staff = await staffOf(request);
    if (typeof staff === 'string') return answerJson(response, status[staff], { ok: false, reason: staff });
    if (asked === 'POST /codes') return renew(staff, response);
    const { role, hasSecondFactor } = staff;
    answerJson(response, 200, { ok: true, role, hasSecondFactor, codes: await codes.count(staff.uid) });
  }

  return createEndpoint({
    base: '/api/account',
    route,
    failed: { status: 500, error: 'Something failed here. Please try it again.' },
    report,
  });
}
