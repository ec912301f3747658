import { useSearchParams } from '@platform/runtime';
import { useHydrated } from '@riverview/shared-ui/use-hydrated';

/**
 * A choice that stands in the address, so that it can be shared: `?key=value`. The first of `values` is the default and leaves the address bare.
 * An unknown value counts as the default. The prerendered page shows the default until it has hydrated.
 *
 * @param forgets a key that means nothing any more once this choice changes
 */
export function useUrlState<T extends string>(
  key: string,
  values: readonly [T, ...T[]],
  { forgets }: { readonly forgets?: string } = {},
): readonly [T, (value: T) => void] {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const given = hydrated ? params.get(key) : null;
  const value = values.find((one) => one === given) ?? values[0];

  const setValue = (next: T) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (forgets) changed.delete(forgets);
        if (next === values[0]) changed.delete(key);
        else changed.set(key, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );

  return [value, setValue];
}
