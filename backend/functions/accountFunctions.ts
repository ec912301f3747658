import type { Facts } from '@platform/contract';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { type HttpsFunction, onRequest } from 'firebase-functions/v2/https';
import { cloudAccount } from '../src/account/cloudAccount';
import { visitorAddress } from './leadsFunctions';

/** Who works at the desk is few. */
const maxInstances = 2;

/** May read and write Firestore and take second factors off, for which nobody else may: docs/going-live.md. */
const serviceAccount = 'site-account@';

/** The Cloud Function that an account of the desk asks about itself. The app has to be initialized. */
export function accountFunctions(facts: Facts, region: string): { readonly account: HttpsFunction } {
  const handle = cloudAccount({ facts, firestore: getFirestore(), auth: getAuth(), addressOf: visitorAddress });
  return {
    account: onRequest({ region, serviceAccount, maxInstances }, async (request, response) => {
      if (await handle(request, response)) return;
      response.statusCode = 404;
      response.end();
    }),
  };
}
