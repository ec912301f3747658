interface AdminClaim {
  readonly projectId: string;
  readonly accessToken: string;
  readonly email: string;
  /** `false` takes the claim away. */
  readonly isAdmin: boolean;
  /** Default: Google's. */
  readonly origin?: string;
}

interface FoundAccount {
  readonly localId: string;
  readonly customAttributes?: string;
}

/** Sets the `admin` claim of one account and leaves its other claims alone. Throws where there is no such account. */
export async function setAdminClaim({
  projectId,
  accessToken,
  email,
  isAdmin,
  origin = 'https://identitytoolkit.googleapis.com',
}: AdminClaim): Promise<void> {
  async function post(call: string, body: object): Promise<unknown> {
    const response = await fetch(`${origin}/v1/projects/${projectId}/accounts:${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`accounts:${call} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  const { users } = (await post('lookup', { email: [email] })) as { users?: FoundAccount[] };
  const account = users?.[0];
  if (!account) {
    throw new Error(`${projectId} has no account ${email}. Add it under Authentication → Users first.`);
  }
  const { admin: _, ...others } = JSON.parse(account.customAttributes ?? '{}') as Record<string, unknown>;
  const customAttributes = JSON.stringify(isAdmin ? { ...others, admin: true } : others);
  await post('update', { localId: account.localId, customAttributes });
}
