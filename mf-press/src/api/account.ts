import { type Account, fetchAs } from '@riverview/site/staff';

const endpoint = '/api/account';

type Token = Pick<Account, 'token'>;

/** A refusal of the endpoint, with the code of Firebase that says why. */
export class AccountRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** `ended`: the sign-in of this token is over; `unknown`: nobody could be asked, or no such endpoint is there. */
export async function signInHolds(token: string): Promise<'holds' | 'ended' | 'unknown'> {
  const answer = await fetch(endpoint, { headers: { authorization: `Bearer ${token}` } }).catch(() => null);
  if (!answer) return 'unknown';
  if (answer.status === 401) return 'ended';
  return answer.ok || answer.status === 403 ? 'holds' : 'unknown';
}

/** How many recovery codes are left. */
export async function countCodes(account: Token): Promise<number> {
  const answer = await fetchAs(account, endpoint);
  if (!answer.ok) throw new Error(`The account was answered with ${answer.status}.`);
  return ((await answer.json()) as { codes: number }).codes;
}

/** New recovery codes in place of all that there were, for whoever has just signed in with the second factor. */
export async function renewCodes(account: Token): Promise<readonly string[]> {
  const answer = await fetchAs(account, `${endpoint}/codes`, { method: 'POST' });
  if (!answer.ok) throw new Error(`New codes were answered with ${answer.status}.`);
  return ((await answer.json()) as { codes: readonly string[] }).codes;
}

/** Takes the second factor off by a recovery code, which is used up. Rejects with {@link AccountRefused} where password or code is wrong. */
export async function recover(email: string, password: string, code: string): Promise<void> {
  const answer = await fetch(`${endpoint}/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, code }),
  });
  if (answer.ok) return;
  const { error = 'unknown' } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new AccountRefused(error);
}
