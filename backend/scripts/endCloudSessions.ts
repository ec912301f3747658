import { callAccounts, findAccount } from './findAccount';

interface CloudSessions {
  readonly projectId: string;
  readonly accessToken: string;
  readonly email: string;
  /** Default: Google's. */
  readonly origin?: string;
  readonly firestoreOrigin?: string;
}

/**
 * Ends every session of one account of a real project: its refresh tokens at Google, and by `sessions/{uid}` the tokens that Google
 * keeps good for the rest of their hour. Throws where there is no such account.
 */
export async function endCloudSessions({ email, firestoreOrigin, ...access }: CloudSessions): Promise<void> {
  const { localId } = await findAccount(access, email);
  // https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/update
  await callAccounts(access, 'update', { localId, validSince: String(Math.floor(Date.now() / 1000)) });
  const root = `projects/${access.projectId}/databases/(default)/documents`;
  const response = await fetch(`${firestoreOrigin ?? 'https://firestore.googleapis.com'}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      writes: [
        {
          update: { name: `${root}/sessions/${localId}` },
          updateTransforms: [{ fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}: ${await response.text()}`);
}
