import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Facts } from '@platform/contract';
import { adminValidSince, sessionsCollection } from '@platform/local-firebase/validSince';
import { currentToken } from '../leads/currentToken';
import type { FirestoreClient } from '../leads/store/firestoreClient';
import { readStaff } from '../staffToken';
import { createAccountHandler, type FirstFactor } from './createAccountHandler';
import { firestoreRecoveryCodes } from './store/firestoreRecoveryCodes';

/** The little of `firebase-admin/auth` that is used here. Pass `getAuth()`. */
export interface AccountsAdmin {
  verifyIdToken(token: string, checkRevoked: boolean): Promise<object>;
  updateUser(uid: string, change: { readonly multiFactor: { readonly enrolledFactors: null } }): Promise<unknown>;
  revokeRefreshTokens(uid: string): Promise<void>;
}

interface CloudAccount {
  readonly facts: Facts;
  readonly firestore: FirestoreClient;
  readonly auth: AccountsAdmin;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Default: Google's. */
  readonly identityOrigin?: string;
}

/** The account endpoint as a Cloud Function, over Identity Platform and Firestore. */
export function cloudAccount({
  facts,
  firestore,
  auth,
  addressOf,
  identityOrigin = 'https://identitytoolkit.googleapis.com',
}: CloudAccount): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  /** As a page asks Google, which counts wrong passwords by itself. */
  async function firstFactor(email: string, password: string): Promise<FirstFactor> {
    const call = `${identityOrigin}/v1/accounts:signInWithPassword?key=${encodeURIComponent(facts.firebase.apiKey)}`;
    const answer = await fetch(call, {
      method: 'POST',
      // The key is restricted to the pages of this site.
      headers: { 'content-type': 'application/json', referer: `${facts.origin}/` },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    const body = (await answer.json()) as {
      readonly localId?: string;
      readonly mfaPendingCredential?: string;
      readonly error?: { readonly message?: string };
    };
    if (!answer.ok || !body.localId) return { refused: body.error?.message ?? 'INTERNAL' };
    return { uid: body.localId, hasSecond: body.mfaPendingCredential !== undefined };
  }

  /** Tokens that Google keeps good for the rest of their hour end by the document. A sign-in of this very second is the next one. */
  async function endSessions(uid: string): Promise<void> {
    await auth.revokeRefreshTokens(uid);
    const session = firestore.collection(sessionsCollection).doc(uid);
    const until = Math.floor(Date.now() / 1000) * 1000 - 1;
    const before = adminValidSince((await session.get()).data()) ?? 0;
    await session.set({ validSince: new Date(Math.max(before, until)) });
  }

  return createAccountHandler({
    codes: firestoreRecoveryCodes(firestore),
    staffOf: readStaff(
      currentToken((token, checkRevoked) => auth.verifyIdToken(token, checkRevoked), firestore),
      facts.staff,
    ),
    firstFactor,
    async removeSecondFactor(uid) {
      await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
      await endSessions(uid);
    },
    now: Date.now,
    addressOf,
    report: (error) => process.stderr.write(`account: ${error instanceof Error ? error.stack : String(error)}\n`),
  });
}
