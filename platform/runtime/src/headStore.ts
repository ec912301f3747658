import type { HeadOverride } from '@platform/contract';
import { useEffect } from 'react';
import { create } from 'zustand';

interface HeadState {
  readonly override: HeadOverride | null;
}

/** What the open page says of its own document head, over its entry in the lock. */
export const useHeadStore = create<HeadState>(() => ({ override: null }));

/** Gives the open page a title and description of its own, such as an article's. Dropped when the page leaves. */
export function useHeadOverride(head: HeadOverride | null): void {
  const { title, description, image, publishedAt } = head ?? {};
  const given = head !== null;
  useEffect(() => {
    if (!given) return;
    useHeadStore.setState({
      override: {
        ...(title && { title }),
        ...(description && { description }),
        ...(image && { image }),
        ...(publishedAt && { publishedAt }),
      },
    });
    return () => useHeadStore.setState({ override: null });
  }, [given, title, description, image, publishedAt]);
}
