import type { FirebaseFacts } from '@platform/contract';

/** A signed-in person, for as long as the token lasts (an hour). */
export interface Session {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
}

/** Why a sign-in was refused, as Firebase names it: `INVALID_LOGIN_CREDENTIALS`. */
export class SignInRefused extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The sign-in was refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Signs in with what was typed, against the identity provider that mf-press uses. One REST call instead of the SDK: the inbox
 * asks for nothing else. https://firebase.google.com/docs/reference/rest/auth#section-sign-in-email-password
 */
export async function signIn(firebase: FirebaseFacts, email: string, password: string): Promise<Session> {
  const host = firebase.emulator === 'same-origin' ? '' : 'https:/';
  const address = `${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${firebase.apiKey}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  }).catch(() => {
    throw new SignInRefused('NETWORK');
  });
  const body = (await answer.json().catch(() => ({}))) as {
    email?: string;
    localId?: string;
    idToken?: string;
    error?: { message?: string };
  };
  if (!answer.ok || !body.idToken || !body.localId)
    throw new SignInRefused((body.error?.message ?? 'NETWORK').split(' ')[0] ?? '');
  return { uid: body.localId, email: body.email ?? email, idToken: body.idToken };
}
