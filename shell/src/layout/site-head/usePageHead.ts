import type { BannerPicture, BrowserRoute } from '@platform/contract';
import { useHeadStore, useLocation, useSite } from '@platform/runtime';
import { head } from '../../content/head';
import share from '../../pictures/share.jpg';
import shareChat from '../../pictures/share-chat.jpg';
import { useDescription } from './descriptions';
import { type PageHead, pageHead, shareSize } from './pageHead';
import { sharePictures } from './sharePictures';

/** The second has the shape that KakaoTalk shows. */
const siteImages = [
  { src: share, size: shareSize },
  { src: shareChat, size: [800, 400] },
] as const;

/** The head of the open page. */
export function usePageHead(route: BrowserRoute | null): PageHead {
  const { lock, page } = useSite();
  const { pathname } = useLocation();
  const prerendered = page?.path === pathname ? page.head : null;
  const description = useDescription(route);
  const override = useHeadStore((state) => state.override) ?? prerendered;
  const ofBanner = route?.banner && sharePictures[route.banner as BannerPicture];
  return pageHead({
    facts: lock.facts,
    route,
    pathname,
    override,
    description,
    shareImages: ofBanner ? [{ src: ofBanner, size: shareSize }] : siteImages,
    shareAlt: ofBanner ? null : head.shareImageAlt(lock.facts.projectName),
  });
}
