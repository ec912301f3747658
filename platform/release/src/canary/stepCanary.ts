import type { ReleaseHour } from '@platform/contract/signalCounts';
import type { ReleaseNote } from '../journal';
import { readHead } from '../journal';
import { promote } from '../promote';
import { type ReleaseOptions, release } from '../release';
import { CanaryJudge, type CanaryRules, canaryRules, type Verdict } from './CanaryJudge';
import { canaryChannel, canaryRun, stepsOf } from './canaryRun';
import { returnCanary } from './returnCanary';

export interface CanaryOptions extends Pick<ReleaseOptions, 'store' | 'site' | 'signer' | 'run' | 'composer'> {
  /** What was counted from an hour on (`2026-11-22T12`, in UTC), all releases. Rejects where nobody answers. */
  readonly readHours: (from: string) => Promise<{ readonly now: string; readonly hours: readonly ReleaseHour[] }>;
  /** Where pages take their data from when a step is composed. */
  readonly findBackEnd: () => Promise<string | null>;
  /** Who writes the journal; `why` is the controller's own. */
  readonly note: Omit<ReleaseNote, 'why'>;
  readonly rules?: CanaryRules;
}

/** Hours before a canary that teach what is usual. */
const lesson = 7 * 24 * 3_600_000;

/**
 * Looks at the canary that is out, once: takes it back, lets it go on to more visitors or to all of them, or leaves it. It
 * remembers nothing: journal and counts tell it everything, so that a schedule, a server and a person may all ask it.
 *
 * @returns what was done, or `null` where no canary is out
 */
export async function stepCanary({ readHours, findBackEnd, ...options }: CanaryOptions): Promise<Verdict | null> {
  const { store, note, rules = canaryRules, site, signer = null, run: runBundles, composer } = options;
  const run = await canaryRun(store);
  if (!run) return null;
  const steps = stepsOf(run);
  const opened = Date.parse(steps[0]?.at ?? '');
  const { now, hours } = await readHours(new Date(opened - lesson).toISOString().slice(0, 13));
  const verdict = new CanaryJudge(rules).look(steps, hours, new Date(now));
  const details = { ...note, why: verdict.why };
  const given = { store, site, signer, ...(runBundles && { run: runBundles }), ...(composer && { composer }) };
  if (verdict.kind === 'return') {
    await returnCanary(store, details);
  } else if (verdict.kind === 'go-on' && verdict.share >= 1) {
    await promote({ ...given, backEnd: await findBackEnd(), channel: canaryChannel, details });
  } else if (verdict.kind === 'go-on' || (await isBehind(options))) {
    const share = verdict.kind === 'go-on' ? verdict.share : (run.at(-1)?.share ?? 0);
    const why = verdict.kind === 'go-on' ? verdict.why : 'what is live has changed';
    await release({
      ...given,
      backEnd: await findBackEnd(),
      channel: canaryChannel,
      replace: {},
      keepFacts: true,
      details: { ...details, why, kind: 'canary', share },
    });
  }
  return verdict;
}

/** Whether others have gone live since the canary was composed: it is to differ in its own versions alone. */
async function isBehind({ store }: Pick<CanaryOptions, 'store'>): Promise<boolean> {
  const [canary, live] = await Promise.all([readHead(store, canaryChannel), readHead(store)]);
  return (live.release?.at ?? '') > (canary.release?.at ?? '');
}
