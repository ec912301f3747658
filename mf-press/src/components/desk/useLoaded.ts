import { useCallback, useEffect, useState } from 'react';

/** What a load has brought. `items` stay while it is loaded anew. */
export interface Loaded<Item> {
  readonly items: readonly Item[] | null;
  readonly failed: boolean;
  readonly load: () => void;
}

/** Loads a list now, whenever `key` is another, and when it is told to. `list` is that of the render of then. */
export function useLoaded<Item>(list: () => Promise<readonly Item[]>, key: unknown): Loaded<Item> {
  const [state, setState] = useState<Omit<Loaded<Item>, 'load'>>({ items: null, failed: false });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `list` is made anew by each render, and another attempt is another run.
  useEffect(() => {
    let isShown = true;
    list().then(
      (items) => isShown && setState({ items, failed: false }),
      () => isShown && setState(({ items }) => ({ items, failed: true })),
    );
    return () => {
      isShown = false;
    };
  }, [key, attempt]);

  return { ...state, load: useCallback(() => setAttempt((last) => last + 1), []) };
}
