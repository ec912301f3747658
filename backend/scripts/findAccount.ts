/** An account as Firebase's own API answers it. */
export interface FoundAccount {
  readonly localId: string;
  readonly customAttributes?: string;
}

interface ProjectAccess {
  readonly projectId: string;
  readonly accessToken: string;
  /** Default: Google's. */
  readonly origin?: string;
}

/** Calls `accounts:{call}` of a project's accounts; throws with what Google says where it is refused. */
export async function callAccounts(
  { projectId, accessToken, origin = 'https://identitytoolkit.googleapis.com' }: ProjectAccess,
  call: 'lookup' | 'update',
  body: object,
): Promise<unknown> {
  const response = await fetch(`${origin}/v1/projects/${projectId}/accounts:${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`accounts:${call} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The account of that address; throws where there is none, saying what to do. */
export async function findAccount(access: ProjectAccess, email: string): Promise<FoundAccount> {
  const { users } = (await callAccounts(access, 'lookup', { email: [email] })) as { users?: FoundAccount[] };
  const account = users?.[0];
  if (account) return account;
  throw new Error(`${access.projectId} has no account ${email}. Add it under Authentication → Users first.`);
}
