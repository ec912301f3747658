import type { BrowserLock, BrowserRoute } from '@platform/contract';
import { matchPath } from 'react-router-dom';

/** The route at a path of the site, in any spelling; `undefined` where nobody owns it. */
export const routeAt = (pathname: string, routes: BrowserLock['routes']): BrowserRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));

/** The route that a link leads to in this tab; `undefined` where that is no page of the site. */
export function routeBehind(link: HTMLAnchorElement, routes: BrowserLock['routes']): BrowserRoute | undefined {
  if (link.origin !== location.origin || link.target) return undefined;
  return routeAt(link.pathname, routes);
}
