/** Who works at the desk: everything, what is written, or what is sold. A claim of the account, never what a page says. */
export const roles = ['owner', 'press', 'sales'] as const;
export type Role = (typeof roles)[number];

/** What may be done there. The rules of Firestore say the same of `press.write`. */
export const rights = {
  'press.write': ['owner', 'press'],
  'leads.read': ['owner', 'sales'],
  'leads.work': ['owner', 'sales'],
  /** When visits may be booked, and how many. */
  'visits.schedule': ['owner', 'sales'],
  /** On request of the person concerned. */
  'leads.correct': ['owner', 'sales'],
  'leads.delete': ['owner', 'sales'],
  /** Everybody's data at once, and who saw whose. */
  'leads.export': ['owner'],
  'leads.import': ['owner'],
  'leads.log': ['owner'],
  'leads.expire': ['owner'],
  'signals.read': ['owner', 'press', 'sales'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Right = keyof typeof rights;

/** The role that the claims of a verified token give; accounts from before there were roles have `admin` and are the owner's. */
export function roleOf(claims: unknown): Role | null {
  if (typeof claims !== 'object' || claims === null) return null;
  const { admin, role } = claims as Readonly<Record<string, unknown>>;
  return admin === true ? 'owner' : (roles.find((known) => known === role) ?? null);
}

/** A sign-in is over so many hours after its password was typed, wherever it is. The rules of Firestore say the same. */
export const signInHours = 12;

/** And after so many minutes in which nobody touched a page, in that browser. */
export const idleMinutes = 60;

type Claims = Readonly<Record<string, unknown>>;

/** Whether a token's claims are of somebody who signed in with a second factor. */
export function hasSecondFactor({ firebase }: Claims): boolean {
  const factor = typeof firebase === 'object' && firebase !== null && 'sign_in_second_factor' in firebase;
  return factor && typeof firebase.sign_in_second_factor === 'string' && firebase.sign_in_second_factor !== '';
}

/** Whether an account may do nothing without one: by its role, or by a claim of its own. */
export const needsSecondFactor = (claims: Claims, role: Role, required: readonly Role[]): boolean =>
  claims.secondFactor === true || required.includes(role);

/** Whether a sign-in is over by its age. `now` in milliseconds. */
export const isSignInOver = ({ auth_time }: Claims, now: number): boolean =>
  !(typeof auth_time === 'number' && now <= (auth_time + signInHours * 3600) * 1000);

export const mayDo = (role: Role, right: Right): boolean => (rights[right] as readonly Role[]).includes(role);

/** The claims that a token names, for what a page shows; only who verifies it may rely on them. */
export function claimsInToken(token: string): Claims | null {
  try {
    const body = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(atob(body), (char) => char.charCodeAt(0))),
    );
    return typeof claims === 'object' && claims !== null ? (claims as Claims) : null;
  } catch {
    return null;
  }
}

/** The role that a token names, as above. */
export const roleInToken = (token: string): Role | null => roleOf(claimsInToken(token));

/** Who is signed in, as far as an endpoint asks. */
export interface Account {
  readonly email: string;
  /** Resolves to a token, a new one where `isFresh`; rejects where the sign-in is over. */
  readonly token: (isFresh: boolean) => Promise<string>;
}

/** An endpoint does not do this for the account. */
export class NotAllowed extends Error {
  constructor() {
    super('The account’s role does not allow it, or its sign-in was ended. Sign in with another one.');
  }
}

/**
 * An answer for whoever is signed in. Asks once more with a new token where it is refused: the first may have been ended within
 * its hour, or have got the right since. Rejects with {@link NotAllowed} where that is refused, too.
 */
export async function fetchAs(
  { token }: Pick<Account, 'token'>,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const send = async (isFresh: boolean) =>
    fetch(address, { ...init, headers: { ...init.headers, authorization: `Bearer ${await token(isFresh)}` } });
  const isRefused = ({ status }: Response) => status === 401 || status === 403;
  const first = await send(false);
  const answer = isRefused(first) ? await send(true) : first;
  if (isRefused(answer)) throw new NotAllowed();
  return answer;
}
