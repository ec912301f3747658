import type { BrowserRoute } from '@platform/contract';
import { useHeadStore, useLocation, useSite } from '@platform/runtime';
import share from '../../pictures/share.jpg';
import shareChat from '../../pictures/share-chat.jpg';
import { useDescription } from './descriptions';
import { type PageHead, pageHead } from './pageHead';

/** The second has the shape that KakaoTalk shows. */
const shareImages = [
  { src: share, size: [1200, 630] },
  { src: shareChat, size: [800, 400] },
] as const;

/** The head of the open page. */
export function usePageHead(route: BrowserRoute | null): PageHead {
  const { lock, page } = useSite();
  const { pathname } = useLocation();
  const prerendered = page?.path === pathname ? page.head : null;
  const description = useDescription(route);
  const override = useHeadStore((state) => state.override) ?? prerendered;
  return pageHead({ facts: lock.facts, route, pathname, override, description, shareImages });
}
