import type { AnalyticsFacts } from '@riverview/site/facts';
import { countersOf } from './vendors';

/**
 * Has this document's visit counted by those whom the facts name, from now on: the page that is seen, each that follows, and that a
 * form was sent, without a word of what was in it. Returns what is to be told of each page.
 */
export function startAnalytics(analytics: AnalyticsFacts): (path: string) => void {
  let last: string | null = null;
  const loaded = countersOf(analytics).map((counter) => {
    // One that is blocked, or away, leaves the others and the page as they are.
    const ready = counter.load().then(
      () => counter,
      () => null,
    );
    addEventListener('goal', () => void ready.then((one) => one?.reach()));
    return ready;
  });
  return (path) => {
    if (path === last) return;
    last = path;
    for (const ready of loaded) void ready.then((one) => one?.see(path));
  };
}
