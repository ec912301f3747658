import type { IncomingMessage } from 'node:http';
import type { Facts } from '@platform/contract';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { type HttpsFunction, onRequest } from 'firebase-functions/v2/https';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/v2/scheduler';
import { cloudLeads } from '../src/leads/cloudLeads';

/** More at once than any rush on a sales office; a limit on what a flood of requests can cost. */
const maxInstances = 20;

/** May read and write Firestore and look accounts up, nothing else: docs/going-live.md. */
const serviceAccount = 'site-leads@';

/**
 * The visitor's address behind Firebase Hosting. Its edge names it in a header of its own; who calls the function past
 * the edge may forge it, and gains nothing but another limit of posts.
 */
export function visitorAddress({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')[0]
    ?.trim();
  return String(headers['fastly-client-ip'] ?? '') || forwarded || socket.remoteAddress || '';
}

/**
 * The leads endpoint, and every five minutes what is due there without a visitor.
 *
 * @param facts those of the release that is exported
 * @param region where Firestore is
 * @param release the one that is exported, `live/41`
 */
export function leadsFunctions(
  facts: Facts,
  region: string,
  release: string,
): { readonly leads: HttpsFunction; readonly leadsHousekeeping: ScheduleFunction } {
  const auth = getAuth();
  const { handle, housekeeping } = cloudLeads({
    facts,
    firestore: getFirestore(),
    verifyIdToken: (token, checkRevoked) => auth.verifyIdToken(token, checkRevoked),
    environment: process.env,
    addressOf: visitorAddress,
    release,
  });
  return {
    leads: onRequest({ region, serviceAccount, maxInstances }, async (request, response) => {
      if (await handle(request, response)) return;
      response.statusCode = 404;
      response.end();
    }),
    leadsHousekeeping: onSchedule({ schedule: 'every 5 minutes', region, serviceAccount }, housekeeping),
  };
}
