import type { SignalOverview } from '@platform/contract/signalCounts';

/** Who is signed in, as far as the endpoint asks. */
export interface Account {
  readonly email: string;
  /** Resolves to a token, a new one where `isFresh`; rejects where the sign-in is over. */
  readonly token: (isFresh: boolean) => Promise<string>;
}

/** The endpoint does not show the counts to this account. */
export class NotAllowed extends Error {
  constructor() {
    super('The account is not the administrator’s, or its sign-in was ended. Sign in with another one.');
  }
}

/** What was counted in the last days. Rejects with {@link NotAllowed} for another account, and where nobody answers. */
export async function readSignals(
  endpoint: string,
  { token }: Account,
  days: number,
  signal: AbortSignal,
): Promise<SignalOverview> {
  const ask = async (isFresh: boolean) =>
    fetch(`${endpoint}?days=${days}`, { headers: { authorization: `Bearer ${await token(isFresh)}` }, signal });
  const first = await ask(false);
  const answer = first.status === 401 ? await ask(true) : first;
  if (answer.status === 401) throw new NotAllowed();
  if (!answer.ok) throw new Error(`The signals were answered with ${answer.status}.`);
  return (await answer.json()) as SignalOverview;
}
