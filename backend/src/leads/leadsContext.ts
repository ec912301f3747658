import { randomUUID } from 'node:crypto';
import type { AccessEntry } from './accessLog';
import type { LeadsOptions } from './leadsOptions';
import { Seal } from './seal';
import { TrustedClock } from './time/TrustedClock';

/** What every part of the endpoint works with: its options and what the store's secret and clock make of them. */
export interface LeadsContext extends LeadsOptions {
  readonly uptime: () => number;
  readonly clock: TrustedClock;
  readonly seal: () => Promise<Seal>;
  /** Writes a line of the access log; what it tells of is done only once this has resolved. */
  readonly log: (entry: Omit<AccessEntry, 'id' | 'at' | 'lead' | 'count'> & Partial<AccessEntry>) => Promise<void>;
}

/** Makes the context of one endpoint; its handler and its housekeeping share it. */
export function leadsContext(options: LeadsOptions): LeadsContext {
  const { store, uptime = () => performance.now() } = options;
  const clock = new TrustedClock({ ...options, uptime });
  let seal: Promise<Seal> | null = null;
  // Lines of one millisecond stay in the order in which they were written.
  let written = 0;
  return {
    ...options,
    uptime,
    clock,
    seal() {
      seal ??= store.secret().then(
        (secret) => new Seal(secret),
        (error: unknown) => {
          seal = null;
          throw error;
        },
      );
      return seal;
    },
    async log(entry) {
      const at = (await clock.read()).stamp.toISOString();
      await store.log({
        lead: null,
        count: null,
        ...entry,
        id: `${at}_${String(written++).padStart(12, '0')}_${randomUUID()}`,
        at,
      });
    },
  };
}
