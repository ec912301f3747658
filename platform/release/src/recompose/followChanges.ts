import type { Recomposer } from './Recomposer';

interface FollowOptions {
  /** Address of the back end, which tells of changes at `/changes`. */
  readonly backEnd: string;
  readonly recomposer: Recomposer;
  /** Hears of what failed. */
  readonly report: (error: unknown) => void;
  readonly signal: AbortSignal;
  /** Pause before a back end that is away is asked again, ms. */
  readonly pause?: number;
}

/** Longer than the back end lets an asker wait, ms. */
const patience = 60_000;

/**
 * Has the site composed whenever the back end's data has changed, until `signal` says otherwise. It begins with one: nobody knows
 * what changed before it listened. A back end that is away is asked again and again, without a word.
 */
export async function followChanges({
  backEnd,
  recomposer,
  report,
  signal,
  pause = 500,
}: FollowOptions): Promise<void> {
  for (let after = ''; !signal.aborted; ) {
    const state = await stateAfter(backEnd, after, signal);
    if (state === null) await new Promise((resolve) => setTimeout(resolve, pause));
    else if (state !== after) {
      after = state;
      void recomposer.insist(report);
    }
  }
}

async function stateAfter(backEnd: string, after: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(`${backEnd}/changes?after=${encodeURIComponent(after)}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    const { state } = (await answer.json()) as { readonly state?: unknown };
    return answer.ok && typeof state === 'string' ? state : null;
  } catch {
    return null;
  }
}
