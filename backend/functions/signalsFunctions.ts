import type { Facts } from '@platform/contract';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { type HttpsFunction, onRequest } from 'firebase-functions/v2/https';
import { currentToken } from '../src/leads/currentToken';
import { createSignalsHandler, defaultLimits } from '../src/signals/createSignalsHandler';
import { firestoreSignalStore } from '../src/signals/store/firestoreSignalStore';
import { staffToken } from '../src/staffToken';
import { visitorAddress } from './leadsFunctions';

/** A limit on what a flood of reports can cost. */
const maxInstances = 4;

/** May read and write Firestore and look accounts up, nothing else: docs/going-live.md. */
const serviceAccount = 'site-signals@';

/** The Cloud Function that counts signals. The app has to be initialized. `SIGNALS_KEY` of its settings opens the counts to a program. */
export function signalsFunctions({ staff }: Facts, region: string): { readonly signals: HttpsFunction } {
  const auth = getAuth();
  const firestore = getFirestore();
  const handle = createSignalsHandler({
    store: firestoreSignalStore(firestore, FieldValue.increment),
    now: () => new Date(),
    limits: defaultLimits,
    staffOf: staffToken(
      currentToken((token, checkRevoked) => auth.verifyIdToken(token, checkRevoked), firestore),
      staff,
    ),
    key: process.env.SIGNALS_KEY || null,
    // The journal lies with whoever publishes; the hosting has the site alone.
    releases: async () => null,
    addressOf: visitorAddress,
    report: (error) => process.stderr.write(`signals: ${error instanceof Error ? error.stack : String(error)}\n`),
  });
  return {
    signals: onRequest({ region, serviceAccount, maxInstances }, async (request, response) => {
      if (await handle(request, response)) return;
      response.statusCode = 404;
      response.end();
    }),
  };
}
