import { callAccounts, findAccount } from './findAccount';

interface AdminClaim {
  readonly projectId: string;
  readonly accessToken: string;
  readonly email: string;
  /** `false` takes the claim away. */
  readonly isAdmin: boolean;
  /** Default: Google's. */
  readonly origin?: string;
}

/** Sets the `admin` claim of one account and leaves its other claims alone. Throws where there is no such account. */
export async function setAdminClaim({ email, isAdmin, ...access }: AdminClaim): Promise<void> {
  const account = await findAccount(access, email);
  const { admin: _, ...others } = JSON.parse(account.customAttributes ?? '{}') as Record<string, unknown>;
  const customAttributes = JSON.stringify(isAdmin ? { ...others, admin: true } : others);
  await callAccounts(access, 'update', { localId: account.localId, customAttributes });
}
