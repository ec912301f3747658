import type { ReleaseOverview } from '@platform/contract/releaseOverview';
import type { SignalOverview } from '@platform/contract/signalCounts';
import { type Account, fetchAs } from '@riverview/site/staff';

/** What was counted in the last days. Rejects with `NotAllowed` for another account, and where nobody answers. */
export async function readSignals(
  endpoint: string,
  account: Pick<Account, 'token'>,
  days: number,
  signal: AbortSignal,
): Promise<SignalOverview> {
  const answer = await fetchAs(account, `${endpoint}?days=${days}`, { signal });
  if (!answer.ok) throw new Error(`The signals were answered with ${answer.status}.`);
  return (await answer.json()) as SignalOverview;
}

/** The newest releases; `journal` is `null` where whoever answers has none at hand. Rejects as {@link readSignals}. */
export async function readReleases(
  endpoint: string,
  account: Pick<Account, 'token'>,
  signal: AbortSignal,
): Promise<{ readonly journal: ReleaseOverview | null }> {
  const answer = await fetchAs(account, `${endpoint}/releases`, { signal });
  if (!answer.ok) throw new Error(`The releases were answered with ${answer.status}.`);
  return (await answer.json()) as { journal: ReleaseOverview | null };
}
