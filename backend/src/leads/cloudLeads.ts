import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Facts } from '@platform/contract';
import { administratorToken } from './administratorToken';
import { createLeadsHandler } from './createLeadsHandler';
import { defaultLimits, type LeadsOptions } from './leadsOptions';
import { smsFromEnvironment } from './sms/smsFromEnvironment';
import type { FirestoreClient } from './store/firestoreClient';
import { firestoreLeadStore } from './store/firestoreLeadStore';

interface CloudLeads {
  readonly facts: Facts;
  /** `getFirestore()` of firebase-admin. */
  readonly firestore: FirestoreClient;
  /** `getAuth().verifyIdToken` of firebase-admin. */
  readonly verifyIdToken: (token: string) => Promise<object>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly addressOf: NonNullable<LeadsOptions['addressOf']>;
}

/** The leads endpoint as a Cloud Function over Firestore. What goes wrong is reported on standard error. */
export function cloudLeads({
  facts,
  firestore,
  verifyIdToken,
  environment,
  addressOf,
}: CloudLeads): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  return createLeadsHandler({
    store: firestoreLeadStore(firestore),
    sms: smsFromEnvironment(environment, null),
    facts,
    now: () => new Date(),
    limits: defaultLimits,
    isAdministrator: administratorToken(verifyIdToken),
    addressOf,
    report: (error) => process.stderr.write(`leads: ${error instanceof Error ? error.stack : String(error)}\n`),
  });
}
