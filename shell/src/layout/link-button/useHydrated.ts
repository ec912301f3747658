import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` in the prerendered HTML and while hydrating, `true` from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
