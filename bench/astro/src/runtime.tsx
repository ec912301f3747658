// What the sources take of the shell and the router: plain links, the address bar, the popup's store.
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useMemo, useSyncExternalStore } from 'react';
import lock from '#lock';
import UnitTypeViewer from '#site/mf-floorplan/src/components/unit-type-viewer/UnitTypeViewer.tsx';
import ReservationForm from '#site/mf-leads/src/exposes/reservation-form/ReservationForm.tsx';

export { reachGoal } from '#site/platform/runtime/src/goal.ts';
export { usePopup } from '#site/platform/runtime/src/popupStore.ts';
export { servedRelease } from '#site/platform/runtime/src/servedRelease.ts';
export { lastVisit, rememberVisit } from '#site/platform/runtime/src/visits.ts';

/** Where the page that is being rendered stands. */
export const here = { path: '/' };

const site = { lock, page: null };
export const useSite = () => site;
export const useFacts = () => lock.facts;
export const usePageData = () => null;
export const usePaper = (path: string) => lock.papers?.[path] ?? null;
export const useHeadOverride = () => {};

type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };
const href = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

export function Link({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: To }) {
  return <a href={href(to)} {...rest} />;
}

function onAddress(changed: () => void) {
  for (const type of ['hashchange', 'popstate', 'address']) addEventListener(type, changed);
  return () => {
    for (const type of ['hashchange', 'popstate', 'address']) removeEventListener(type, changed);
  };
}

export function useLocation() {
  const hash = useSyncExternalStore(
    onAddress,
    () => location.hash,
    () => '',
  );
  const pathname = typeof window === 'undefined' ? here.path : location.pathname;
  return useMemo(() => ({ pathname, hash, search: '', state: null, key: 'default' }), [pathname, hash]);
}

export function useNavigate() {
  return useCallback((to: To, { replace = false } = {}) => {
    if (!replace) location.assign(href(to));
    else {
      history.replaceState(history.state, '', href(to));
      dispatchEvent(new Event('address'));
    }
  }, []);
}

export function useSearchParams() {
  const search = useSyncExternalStore(
    onAddress,
    () => location.search,
    () => '',
  );
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback((change: (now: URLSearchParams) => URLSearchParams) => {
    const next = `${change(new URLSearchParams(location.search))}`;
    history.replaceState(history.state, '', `${location.pathname}${next && `?${next}`}${location.hash}`);
    dispatchEvent(new Event('address'));
  }, []);
  return [params, set] as const;
}

const pieces = {
  'mf-floorplan/UnitTypeViewer': UnitTypeViewer,
  'mf-leads/ReservationForm': ReservationForm,
  'mf-leads/InterestForm': lazy(() => import('#site/mf-leads/src/exposes/interest-form/InterestForm.tsx')),
};

interface FederatedProps {
  readonly of: keyof typeof pieces;
  readonly fallback?: ReactNode;
  readonly when?: string;
}

/** A piece of another folder, imported. */
export function Federated({ of, fallback, when, ...props }: FederatedProps) {
  const Piece = pieces[of];
  return (
    <div>
      <Suspense fallback={fallback}>
        <Piece {...props} />
      </Suspense>
    </div>
  );
}
