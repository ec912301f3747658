import path from 'node:path';
import type { Site } from '@platform/contract';
import { browserGate } from '../browserGate/browserGate';
import { liveChannel } from '../journal';
import type { ReleaseOptions } from '../release';
import type { ReleaseStore } from '../store/ReleaseStore';
import { repository } from '../workspace';

interface GateWorld {
  readonly store: ReleaseStore;
  readonly site: Pick<Site, 'budgets'>;
  readonly options: { readonly channel: string; readonly 'without-gate'?: string | undefined };
}

/**
 * The gate in front of a channel: what becomes live passes it, other channels are for looking at what is not ready yet.
 *
 * @throws where it is to be passed by without a reason
 */
export function gateOf({ store, site, options }: GateWorld, backEnd: string | null): ReleaseOptions['gate'] | null {
  const without = options['without-gate']?.trim();
  if (without === '')
    throw new Error(
      '--without-gate needs a reason, which the journal keeps: --without-gate "the form must be back now".',
    );
  if (without !== undefined) return async () => ({ outcome: 'skipped', why: without });
  if (options.channel !== liveChannel) return null;
  return browserGate({ store, backEnd, budgets: site.budgets, screenshots: path.join(repository, '.gate') });
}
