import { useSyncExternalStore } from 'react';

function onScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** Whether the page stands more than `limit` px below its top; `false` while prerendering. */
export function useScrolled(limit = 0): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > limit,
    () => false,
  );
}
