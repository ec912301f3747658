import type { Facts } from '@platform/contract';
import { initializeApp } from 'firebase-admin/app';
import { accountFunctions } from './accountFunctions';
import { leadsFunctions } from './leadsFunctions';
import { pictureFunctions } from './pictureFunctions';
import { pressFunctions } from './pressFunctions';
import { signalsFunctions } from './signalsFunctions';

/**
 * The Cloud Functions that `npm run export` bundles.
 *
 * @param facts those of the release that is exported
 * @param region where Firestore is
 * @param release the one that is exported, `live/41`
 */
export function siteFunctions(facts: Facts, region: string, release: string) {
  initializeApp();
  return {
    ...pressFunctions(facts, region),
    ...pictureFunctions(facts, region),
    ...accountFunctions(facts, region),
    ...(facts.leads.endpoint.startsWith('/') && leadsFunctions(facts, region, release)),
    ...(facts.signals && signalsFunctions(facts, region)),
  };
}
