import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` in prerendered HTML and until the page's own code has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
