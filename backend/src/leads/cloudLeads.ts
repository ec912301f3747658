import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Facts } from '@platform/contract';
import { staffToken } from '../staffToken';
import { createLeadsHandler } from './createLeadsHandler';
import { currentToken } from './currentToken';
import { keepHouse } from './keepHouse';
import { leadsContext } from './leadsContext';
import { defaultLimits, type LeadsOptions } from './leadsOptions';
import { tellersFromEnvironment } from './notices/tellersFromEnvironment';
import { smsFromEnvironment } from './sms/smsFromEnvironment';
import type { FirestoreClient } from './store/firestoreClient';
import { firestoreLeadStore } from './store/firestoreLeadStore';

interface CloudLeads {
  readonly facts: Facts;
  /** `getFirestore()` of firebase-admin. */
  readonly firestore: FirestoreClient;
  /** `(token, checkRevoked) => getAuth().verifyIdToken(token, checkRevoked)` of firebase-admin. */
  readonly verifyIdToken: (token: string, checkRevoked: true) => Promise<object>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly addressOf: NonNullable<LeadsOptions['addressOf']>;
  /** The release that it is deployed with, `live/41`. */
  readonly release?: string;
}

/**
 * The leads endpoint as a Cloud Function over Firestore: `handle` for its requests, `housekeeping` for a scheduled function, to
 * run every five minutes, so that what is past its day goes without a visitor. What goes wrong is reported on standard error.
 */
export function cloudLeads({ facts, firestore, verifyIdToken, environment, addressOf, release }: CloudLeads): {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  readonly housekeeping: () => Promise<void>;
} {
  const sms = smsFromEnvironment(environment, null);
  const options: LeadsOptions = {
    store: firestoreLeadStore(firestore),
    sms,
    tellers: tellersFromEnvironment(environment, facts, sms),
    facts,
    now: () => new Date(),
    limits: defaultLimits,
    staffOf: staffToken(currentToken(verifyIdToken, firestore), facts.staff),
    addressOf,
    ...(release && { currentRelease: () => release }),
    report: (error) => process.stderr.write(`leads: ${error instanceof Error ? error.stack : String(error)}\n`),
  };
  const context = leadsContext(options);
  return { handle: createLeadsHandler(options, context), housekeeping: () => keepHouse(context) };
}
