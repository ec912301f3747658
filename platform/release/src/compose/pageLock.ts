import type { BrowserLock } from '@platform/contract';

/** The route of a page, whose description no other page needs. */
export interface OwnRoute {
  /** Its place among the routes. */
  readonly at: number;
  readonly description: string;
}

/** The lock that a page is rendered with: that of all pages, with the description of its own route. */
export function pageLock(lock: BrowserLock, own: OwnRoute | null): BrowserLock {
  if (!own) return lock;
  const { at, description } = own;
  return { ...lock, routes: lock.routes.map((route, place) => (place === at ? { ...route, description } : route)) };
}
