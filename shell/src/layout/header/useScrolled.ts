import { useSyncExternalStore } from 'react';

/** How far down the page stands, px. Read when it has moved: whoever asks in between has nothing laid out for it. */
let top = 0;

function read(): void {
  top = window.scrollY;
}

if (typeof window !== 'undefined') {
  read();
  addEventListener('scroll', read, { passive: true });
}

function onScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** Whether the page stands more than `limit` px below its top; `false` while prerendering. */
export function useScrolled(limit = 0): boolean {
  return useSyncExternalStore(
    onScroll,
    () => top > limit,
    () => false,
  );
}
