/** Drafts of posts that wait for their time. */
export interface WaitingDrafts {
  /** Ids of those whose time has come, the earliest first. */
  due(now: Date): Promise<readonly string[]>;
  /** Makes a post of one, whole or not at all. Resolves to `false` where it is gone, or was given a later time, meanwhile. */
  publish(id: string, now: Date): Promise<boolean>;
}

/** The most that one round publishes; the next takes the others. */
export const mostAtOnce = 20;

/** Makes posts of the drafts whose time has come. Resolves to how many; rejects with the first failure, having tried the rest. */
export async function publishDue(drafts: WaitingDrafts, now: Date): Promise<number> {
  const outcomes: PromiseSettledResult<boolean>[] = [];
  // One after the other: in the list they stand in the order of their times.
  for (const id of await drafts.due(now)) outcomes.push(...(await Promise.allSettled([drafts.publish(id, now)])));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length;
}
