import { useLocation, useSearchParams } from '@platform/runtime';

/** What a query says beside one key. */
function without(key: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete(key);
  return params.toString();
}

/** A value that is kept in the address as it changes, without a step in the history: `?key=value`. */
export function useUrlNote(key: string): readonly [string | null, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();

  const note = (value: string) => {
    // On the way to another page the address is already that page's, while this one is still on screen.
    if (window.location.pathname !== pathname) return;
    // So is it when another choice was made meanwhile, of which what is noted is none.
    if (without(key, window.location.search) !== without(key, search)) return;
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
