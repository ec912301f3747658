import type { OneAtATime } from './Outbox';

/** How long a tab that was frozen while it sent may hold up the others, milliseconds. */
const patience = 5000;

/**
 * Web Locks, as far as they go: where there are none (HTTP), where they are refused, or where a frozen tab holds one, `work` is
 * done without. Two tabs may then send the same lead, which its key makes one.
 */
export const oneAtATime: OneAtATime = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, begin);
  } catch {
    // As said above. What `work` itself threw comes out below.
  }
  return begin();
};
