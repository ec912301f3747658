import { create } from 'zustand';

interface Failures {
  /** What could not be loaded, by key, and how to try again. */
  readonly retries: ReadonlyMap<string, () => void>;
  /** The page itself says so and offers to try again. */
  readonly saidByPage: boolean;
}

/** Files the visitor's browser could not get. Read by the notice, which stands outside every page boundary. */
export const useFailures = create<Failures>(() => ({ retries: new Map(), saidByPage: false }));

export function reportFailure(key: string, retry: () => void): void {
  useFailures.setState(({ retries }) => ({ retries: new Map(retries).set(key, retry) }));
}

export function clearFailure(key: string): void {
  if (!useFailures.getState().retries.has(key)) return;
  useFailures.setState(({ retries }) => {
    const rest = new Map(retries);
    rest.delete(key);
    return { retries: rest };
  });
}

/** Tries everything again that has failed. */
export function retryFailures(): void {
  for (const retry of useFailures.getState().retries.values()) retry();
}
