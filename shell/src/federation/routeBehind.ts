import type { BrowserLock, BrowserRoute } from '@platform/contract';
import { matchPath } from 'react-router-dom';

/** The route that a link leads to in this tab; `undefined` where that is no page of the site. */
export function routeBehind(link: HTMLAnchorElement, routes: BrowserLock['routes']): BrowserRoute | undefined {
  if (link.origin !== location.origin || link.target) return undefined;
  return routes.find(({ path }) => matchPath(path, link.pathname));
}
