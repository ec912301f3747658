import { useLocation, useSearchParams } from '@platform/runtime';

/** A value that is kept in the address as it changes, without a step in the history: `?key=value`. */
export function useUrlNote(key: string): readonly [string | null, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();

  const note = (value: string) => {
    // On the way to another page the address is already that page's, while this one is still on screen.
    if (window.location.pathname !== pathname) return;
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set(key, value);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return [params.get(key), note];
}
