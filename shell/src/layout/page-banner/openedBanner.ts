import type { BrowserLock, LockedRoute } from '@platform/contract';
import { type PictureSource, shownPicture } from '@riverview/shared-ui/picture';
import { routeAt } from '../../federation/routeBehind';

let opened: { readonly banner: LockedRoute['banner']; readonly picture: PictureSource } | null = null;

/** The banner of the document that was opened. Its HTML says what its picture is, so that no table need be fetched for it. */
export function rememberBanner(routes: BrowserLock['routes']): void {
  const route = routeAt(location.pathname, routes);
  const picture = route?.banner && shownPicture(document.querySelector('#main > :first-child'));
  if (picture) opened = { banner: route.banner, picture };
}

/** The picture of the opened document's banner; with a name, where it is the one of that name. */
export const openedPicture = (banner?: LockedRoute['banner']): PictureSource | null =>
  opened && (banner === undefined || opened.banner === banner) ? opened.picture : null;
