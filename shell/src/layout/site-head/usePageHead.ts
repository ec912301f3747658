import type { LockedRoute } from '@riverview/contract';
import { useHeadStore, useLocation, useSite } from '@riverview/runtime';
import shareImage from '../../pictures/share.jpg';
import { type PageHead, pageHead } from './pageHead';

/** The head of the open page. */
export function usePageHead(route: LockedRoute | null): PageHead {
  const { lock, page } = useSite();
  const { pathname } = useLocation();
  const prerendered = page?.path === pathname ? page.head : null;
  const override = useHeadStore((state) => state.override) ?? prerendered;
  return pageHead({ facts: lock.facts, route, pathname, override, shareImage });
}
