import type { APIRequestContext } from '@playwright/test';
import type { Lead } from '@riverview/site/leadFields';
import type { LeadWork } from '@riverview/site/leadWork';
import { siteFacts } from '@riverview/site/siteFacts';
import { administrator } from '../fixtures';

/** A lead as the administrator's inbox lists it. */
export interface InboxLead extends Omit<Lead, 'key'> {
  readonly id: string;
  readonly handledAt: string | null;
  readonly native: boolean;
  readonly work: LeadWork;
  readonly sms: { readonly status: string } | null;
}

/** Headers of a signed-in administrator. */
export async function signedIn(request: APIRequestContext): Promise<{ authorization: string }> {
  const { email, password } = administrator();
  const answer = await request.post(
    `/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${siteFacts.firebase.apiKey}`,
    { data: { email, password, returnSecureToken: true } },
  );
  const { idToken } = (await answer.json()) as { idToken: string };
  return { authorization: `Bearer ${idToken}` };
}

/** The stored leads with this phone number. */
export async function leadsOf(request: APIRequestContext, phone: string): Promise<readonly InboxLead[]> {
  const headers = await signedIn(request);
  const answer = await request.get(`/api/leads?query=${encodeURIComponent(phone)}`, { headers });
  return ((await answer.json()) as { leads: InboxLead[] }).leads;
}

/** A mobile number that no other test uses. */
export function freshPhone(): string {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return `010-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
