import type { LockedRoute } from '@platform/contract';
import { useLocation, useSite } from '@platform/runtime';
import type { PictureSource } from '@riverview/shared-ui/picture';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { bannerPicture } from './bannerPictures';
import { openedPicture } from './openedBanner';

interface BannerPictures {
  /** `null` in a browser before anybody goes on to a page with another banner. */
  readonly pictureOf: typeof bannerPicture | null;
  /** It could not be had. */
  readonly failed: boolean;
}

const useBannerPictures = create<BannerPictures>(() => ({ pictureOf: null, failed: false }));
let composed: BannerPictures['pictureOf'] = null;
let asked = false;

/** The composer has the table of all banner pictures from the start. */
export function composeWithBannerPictures(pictureOf: typeof bannerPicture): void {
  composed = pictureOf;
}

/**
 * Fetches the table, once: for whoever may go on to another page. Where it can not be had, the next page asks again; a browser that
 * remembers a script that failed answers the same until the next document.
 */
export async function fetchBannerPictures(): Promise<void> {
  if (asked) return;
  asked = true;
  await import('./bannerPictures').then(
    ({ bannerPicture }) => useBannerPictures.setState({ pictureOf: bannerPicture, failed: false }),
    () => {
      asked = false;
      useBannerPictures.setState({ failed: true });
    },
  );
}

/**
 * The picture of a page's banner; `null` without a banner, and in a browser until the table of all of them is there. Where that can not
 * be had, the opened document's: a banner's picture only decorates.
 */
export function useBannerPicture(banner: LockedRoute['banner']): PictureSource | null {
  const { banners } = useSite().lock;
  const { pathname } = useLocation();
  const { pictureOf, failed } = useBannerPictures();
  const picture = banner && (openedPicture(banner) ?? (pictureOf ?? composed)?.(banner, banners) ?? null);
  const missing = picture ? null : banner && pathname;
  useEffect(() => {
    if (missing) void fetchBannerPictures();
  }, [missing]);
  return picture ?? (banner && failed ? openedPicture() : null);
}
