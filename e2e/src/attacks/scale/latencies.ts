import type { Random } from '@platform/contract/testing/Random';
import { firestore, newestPosts } from '../kit/firestore';
import type { Machine } from '../kit/Machine';

/** Visitors who open pages and articles until `until` resolves. Resolves to the milliseconds each request took. */
export async function browse(
  { siteOrigin }: Machine,
  visitors: number,
  random: Random,
  until: Promise<unknown>,
): Promise<readonly number[]> {
  const times: number[] = [];
  let ended = false;
  const end = until.then(
    () => {
      ended = true;
    },
    () => {
      ended = true;
    },
  );
  const visit = async () => {
    if (random.below(3) === 0) return firestore(siteOrigin, 'runQuery', newestPosts(10));
    return (await fetch(siteOrigin + random.pick(['/', '/Brand/intro', '/Privacy', '/FloorPlan/59A']))).arrayBuffer();
  };
  const visitor = async () => {
    await new Promise((wake) => setTimeout(wake, random.below(300)));
    while (!ended) {
      const start = performance.now();
      await visit().catch(() => null);
      times.push(performance.now() - start);
      await new Promise((wake) => setTimeout(wake, 200 + random.below(200)));
    }
  };
  await Promise.all([end, ...Array.from({ length: visitors }, visitor)]);
  return times;
}

/** The value that `share` of the times do not exceed, in whole milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
