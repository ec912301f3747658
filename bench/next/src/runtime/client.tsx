'use client';

// What client components take of the shell and the router: next/link, next/navigation, the popup's store.
import NextLink from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useMemo, useSyncExternalStore } from 'react';
import site from '#client-site';

export { reachGoal } from '#site/platform/runtime/src/goal.ts';
export { usePopup } from '#site/platform/runtime/src/popupStore.ts';
export { servedRelease } from '#site/platform/runtime/src/servedRelease.ts';
export { lastVisit, rememberVisit } from '#site/platform/runtime/src/visits.ts';

const value = { lock: site, page: null };
export const useSite = () => value;
export const useFacts = () => site.facts;
export const usePageData = () => null;
export const usePaper = (path: string) => site.papers?.[path] ?? null;
export const useHeadOverride = () => {};

type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };
const href = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

export function Link({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: To }) {
  return <NextLink href={href(to)} {...rest} />;
}

function onAddress(changed: () => void) {
  for (const type of ['hashchange', 'popstate', 'address']) addEventListener(type, changed);
  return () => {
    for (const type of ['hashchange', 'popstate', 'address']) removeEventListener(type, changed);
  };
}

export function useLocation() {
  const pathname = usePathname();
  const hash = useSyncExternalStore(
    onAddress,
    () => location.hash,
    () => '',
  );
  return useMemo(() => ({ pathname, hash, search: '', state: null, key: 'default' }), [pathname, hash]);
}

export function useNavigate() {
  const router = useRouter();
  return useCallback(
    (to: To, { replace = false } = {}) => (replace ? router.replace(href(to)) : router.push(href(to))),
    [router],
  );
}

/** Not Next's own hook: that would take what the address chooses out of the exported HTML. */
export function useSearchParams() {
  const search = useSyncExternalStore(
    onAddress,
    () => location.search,
    () => '',
  );
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback((change: (now: URLSearchParams) => URLSearchParams) => {
    const next = `${change(new URLSearchParams(location.search))}`;
    history.replaceState(null, '', `${location.pathname}${next && `?${next}`}${location.hash}`);
    dispatchEvent(new Event('address'));
  }, []);
  return [params, set] as const;
}

export const loadInterestForm = () => import('#site/mf-leads/src/exposes/interest-form/InterestForm.tsx');
const InterestForm = lazy(loadInterestForm);

export function Federated({
  of: _,
  fallback,
  when: __,
  ...props
}: {
  readonly fallback?: ReactNode;
  [prop: string]: any;
}) {
  return (
    <Suspense fallback={fallback}>
      <InterestForm {...(props as ComponentProps<typeof InterestForm>)} />
    </Suspense>
  );
}
