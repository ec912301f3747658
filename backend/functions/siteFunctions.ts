import type { Facts } from '@platform/contract';
import { leadsFunctions } from './leadsFunctions';
import { signalsFunctions } from './signalsFunctions';

/**
 * The Cloud Functions that `npm run export` bundles.
 *
 * @param facts those of the release that is exported
 * @param region where Firestore is
 */
export function siteFunctions(
  facts: Facts,
  region: string,
): ReturnType<typeof leadsFunctions> & ReturnType<typeof signalsFunctions> {
  return { ...leadsFunctions(facts, region), ...signalsFunctions(region) };
}
