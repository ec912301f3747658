import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` in prerendered HTML and during hydration, `true` from then on: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
