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
