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
  'leads.delete': ['owner', 'sales'],
  /** Everybody's data at once, and who saw whose. */
  'leads.export': ['owner'],
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

export const mayDo = (role: Role, right: Right): boolean => (rights[right] as readonly Role[]).includes(role);

/** The role that a token names, for what a page shows; only who verifies it may rely on it. */
export function roleInToken(token: string): Role | null {
  try {
    const body = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return roleOf(JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(body), (char) => char.charCodeAt(0)))));
  } catch {
    return null;
  }
}

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
