import { type Release, releases } from '../journal';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { CanaryStep } from './CanaryJudge';

/** The channel that a share of all visitors gets. */
export const canaryChannel = 'canary';

/** A canary that is out: its releases, oldest first, all with the same versions of their own. */
export type CanaryRun = readonly [Release, ...Release[]];

/** The canary that is out, or `null`. Another version begins another run. */
export async function canaryRun(store: ReleaseStore): Promise<CanaryRun | null> {
  const run: Release[] = [];
  for await (const release of releases(store, canaryChannel)) {
    const goesOn = run.length === 0 || JSON.stringify(release.own) === JSON.stringify(run[0]?.own);
    if (!release.share || !goesOn) break;
    run.unshift(release);
  }
  const [first, ...others] = run;
  return first ? [first, ...others] : null;
}

/** A run as its judge sees it. */
export const stepsOf = (run: CanaryRun): readonly CanaryStep[] =>
  run.map(({ number, share = 0, at }) => ({ release: `${canaryChannel}/${number}`, share, at: at ?? '' }));

/**
 * The share that is meant by `10%` or `0.1`.
 *
 * @throws where it is none
 */
export function readShare(spelled: string): number {
  const [, digits = '', sign] = /^(\d+(?:\.\d+)?)(\s*%)?$/.exec(spelled.trim()) ?? [];
  const share = Number(digits) / (sign ? 100 : 1);
  if (digits && share > 0 && share < 1) return share;
  throw new Error(`--canary ${spelled} is no share of the visitors. Write one between 0 % and 100 %, like 10%.`);
}
