import { createSign } from 'node:crypto';

/** The fields used of a service account's key file. */
export interface ServiceAccount {
  readonly project_id: string;
  readonly client_email: string;
  readonly private_key: string;
  readonly token_uri: string;
}

/**
 * Exchanges a service account's key for an access token, good for an hour.
 * https://developers.google.com/identity/protocols/oauth2/service-account#authorizingrequests
 */
export async function accessTokenOf({ client_email, private_key, token_uri }: ServiceAccount): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  // Accounts, and the documents that end their sessions.
  const scope = 'https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/datastore';
  const claims = { iss: client_email, scope, aud: token_uri, iat: now, exp: now + 3600 };
  const unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url');
  const response = await fetch(token_uri, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: `${unsigned}.${signature}`,
    }),
  });
  if (!response.ok) throw new Error(`Google refused the service account ${client_email}: ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}
