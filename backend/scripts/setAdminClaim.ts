import type { Role } from '@riverview/site/staff';
import { callAccounts, findAccount } from './findAccount';

interface AdminClaim {
  readonly projectId: string;
  readonly accessToken: string;
  readonly email: string;
  /** `null` takes it away. */
  readonly role: Role | null;
  /** Default: Google's. */
  readonly origin?: string;
}

/** Gives one account its role at the desk and leaves its other claims alone. Throws where there is no such account. */
export async function setAdminClaim({ email, role, ...access }: AdminClaim): Promise<void> {
  const account = await findAccount(access, email);
  const { admin: _, role: __, ...others } = JSON.parse(account.customAttributes ?? '{}') as Record<string, unknown>;
  const customAttributes = JSON.stringify({ ...others, ...(role && { role }) });
  await callAccounts(access, 'update', { localId: account.localId, customAttributes });
}
