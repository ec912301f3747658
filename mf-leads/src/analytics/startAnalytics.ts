import type { AnalyticsFacts } from '@riverview/site/facts';
import { followChoice, readChoice } from './analyticsChoice';
import { forgetVendors } from './forgetVendors';
import { countersOf } from './vendors';

/**
 * Has this document's visit counted by those whom the facts name, from now on: the page that is seen, each that follows, and that a
 * form was sent, without a word of what was in it. Returns what is to be told of each page. Ends with the consent, wherever it is
 * taken back.
 */
export function startAnalytics(analytics: AnalyticsFacts): (path: string) => void {
  let last: string | null = null;
  const agreed = () => readChoice(analytics) === 'yes';
  const unfollow = followChoice(() => {
    if (agreed()) return;
    unfollow();
    forgetVendors();
  });
  const loaded = countersOf(analytics).map((counter) => {
    // One that is blocked, or away, leaves the others and the page as they are.
    const ready = counter.load().then(
      () => counter,
      () => null,
    );
    addEventListener('goal', () => void ready.then((one) => agreed() && one?.reach()));
    return ready;
  });
  return (path) => {
    if (path === last || !agreed()) return;
    last = path;
    for (const ready of loaded) void ready.then((one) => agreed() && one?.see(path));
  };
}
