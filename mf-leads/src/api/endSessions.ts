import type { FirebaseFacts } from '@platform/contract';
import type { Session } from './signIn';

/**
 * Ends every sign-in of the account so far, on every device, by the document that the rules and the endpoint compare tokens with. Returns
 * whether they are ended: `false` where the back end could not be told.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/commit
 */
export async function endSessions(firebase: FirebaseFacts, { uid, idToken }: Session): Promise<boolean> {
  const host = firebase.emulator === 'same-origin' ? '' : 'https://firestore.googleapis.com';
  const root = `projects/${firebase.projectId}/databases/(default)/documents`;
  const validSince = { fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' };
  const answer = await fetch(`${host}/v1/${root}:commit?key=${firebase.apiKey}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      writes: [{ update: { name: `${root}/sessions/${uid}` }, updateTransforms: [validSince] }],
    }),
    // Goes on when the page is closed right after.
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  // Refused is a token that was ended already.
  return answer !== null && (answer.ok || answer.status === 401 || answer.status === 403);
}
