import type { Role } from '@riverview/site/staff';
import { callAccounts, findAccount } from './findAccount';

interface AdminClaim {
  readonly projectId: string;
  readonly accessToken: string;
  readonly email: string;
  /** `null` takes it away. */
  readonly role: Role | null;
  /** Whether the account may do nothing without a second factor, whatever its role. */
  readonly secondFactor?: boolean;
  /** Default: Google's. */
  readonly origin?: string;
}

/**
 * Gives one account its role at the desk and leaves claims that are not of the desk alone. Its address counts as verified from then on: the
 * owner vouches for it, and Identity Platform enrols a second factor for no other. Throws where there is no such account.
 */
export async function setAdminClaim({ email, role, secondFactor, ...access }: AdminClaim): Promise<void> {
  const account = await findAccount(access, email);
  const claims = JSON.parse(account.customAttributes ?? '{}') as Record<string, unknown>;
  const { admin: _, role: __, secondFactor: ___, ...others } = claims;
  const customAttributes = JSON.stringify({
    ...others,
    ...(role && { role }),
    ...(role && secondFactor && { secondFactor: true }),
  });
  await callAccounts(access, 'update', {
    localId: account.localId,
    customAttributes,
    ...(role && { emailVerified: true }),
  });
}
