import { firstConsentDay } from '@riverview/site/consentVersions';
import type { LeadStore } from '../leadStore';
import { advanceClock, type ClockRecord, firstClock } from './advanceClock';

interface Clocks {
  readonly store: Pick<LeadStore, 'clock' | 'keepClock' | 'list'>;
  readonly now: () => Date;
  /** Milliseconds of running, which no setting of the clock changes. */
  readonly uptime: () => number;
}

/** What the clock is good for at one moment. */
export interface Moment {
  /** For what is written now: the wall clock, unless it is behind the time already seen. */
  readonly stamp: Date;
  /** For what is deleted now: never ahead on the word of a clock that has just leapt. */
  readonly trusted: Date;
  /** Whether the clock is not just standing ahead of what is trusted: what is dated after `trusted` is then dated wrongly. */
  readonly settled: boolean;
}

const earliest = Date.parse(firstConsentDay);
const keepEvery = 300_000;

/** The time as far as this machine can be believed, kept in the store so that the next process knows what this one saw. */
export class TrustedClock {
  readonly #clocks: Clocks;
  #record: ClockRecord | null = null;
  #readAt = 0;
  #keptAt = Number.NEGATIVE_INFINITY;
  #loading: Promise<void> | null = null;

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
  }

  /** Rejects where the store cannot be read. */
  async read(): Promise<Moment> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    await this.#loading;
    const moment = this.#advance();
    if (this.#clocks.uptime() - this.#keptAt >= keepEvery) await this.keep();
    return moment;
  }

  /** Writes down what is known, together with what another process on the same store may know. */
  async keep(): Promise<void> {
    const { store, uptime } = this.#clocks;
    this.#keptAt = uptime();
    const kept = await store.clock();
    if (!this.#record) return;
    // Once confirmed, the newest time seen by anyone is the time.
    if (kept?.confirmed && kept.trusted > this.#record.trusted)
      this.#record = { ...this.#record, trusted: kept.trusted };
    await store.keepClock(this.#record);
  }

  async #load(): Promise<void> {
    const { store, now, uptime } = this.#clocks;
    const kept = await store.clock();
    const newest = kept ? null : (await store.list({ text: '', state: 'all', cursor: null, limit: 1 })).leads[0];
    this.#record = kept ?? firstClock(now().getTime(), earliest, newest ? Date.parse(newest.receivedAt) : null);
    this.#readAt = uptime();
  }

  #advance(): Moment {
    const { now, uptime } = this.#clocks;
    const wall = now().getTime();
    const at = uptime();
    const record = this.#record ?? firstClock(wall, earliest, null);
    this.#record = advanceClock(record, wall, Math.max(0, at - this.#readAt), earliest);
    this.#readAt = at;
    const { trusted, ahead } = this.#record;
    return { stamp: new Date(Math.max(wall, trusted)), trusted: new Date(trusted), settled: ahead === null };
  }
}
