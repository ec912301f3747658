import type { OneAtATime } from './Outbox';

/** How long a tab that was frozen while it sent may hold up the others, milliseconds. */
const patience = 5000;

/**
 * How long a lock is held on to after the work, milliseconds. Tabs live in processes of their own, and what one writes to
 * `localStorage` reaches another by message, while a lock is handed on at once: the next one would not see what the first one did.
 */
const untilOthersKnow = 500;

async function holding(name: string, inside: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, inside);
}

/**
 * Web Locks, as far as they go: where there are none (HTTP), where they are refused, or where a frozen tab holds one, `work` is
 * done without. Two tabs may then send the same lead, which its key makes one.
 */
export const oneAtATime: OneAtATime = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    let begun: Promise<T> | undefined;
    const begin = (): Promise<unknown> => {
      begun ??= work();
      resolve(begun);
      return begun.catch(() => {}); // whoever asked hears of it
    };
    holding(name, async () => {
      await begin();
      await new Promise((done) => setTimeout(done, untilOthersKnow));
    }).catch(begin);
  });
