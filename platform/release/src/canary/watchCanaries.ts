import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseStore } from '../store/ReleaseStore';
import { canaryRun } from './canaryRun';

interface WatchOptions {
  readonly store: ReleaseStore;
  /** Looks at the canary that is out, once. */
  readonly look: () => Promise<unknown>;
  /** Between two looks, milliseconds. */
  readonly pause: number;
  /** Hears of looks that failed: the next one may not. */
  readonly report: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/** Looks at whatever canary is out, again and again, until it is stopped. Several who watch one store do no harm. */
export async function watchCanaries({ store, look, pause, report, signal }: WatchOptions): Promise<void> {
  while (!signal.aborted) {
    try {
      if (await canaryRun(store)) await look();
    } catch (error) {
      if (!signal.aborted) report(error);
    }
    await wait(pause, null, { signal, ref: false }).catch(() => {});
  }
}
