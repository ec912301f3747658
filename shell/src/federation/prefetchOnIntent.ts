import type { BrowserLock, LockedRoute } from '@riverview/contract';
import { matchPath } from 'react-router';

const done = new Set<string>();

function hint(rel: 'modulepreload' | 'preload', href: string, as?: 'style'): void {
  if (done.has(href)) return;
  done.add(href);
  const link = document.createElement('link');
  link.rel = rel;
  if (as) link.as = as;
  if (rel === 'modulepreload') link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

/** Asks early for the files of the page a link leads to. */
function prefetch(lock: BrowserLock, route: LockedRoute): void {
  const remote = lock.remotes[route.remote];
  const assets = remote?.exposes[route.expose];
  if (!remote || !assets) return;
  for (const file of [remote.entry, ...assets.js]) hint('modulepreload', remote.base + file);
  for (const file of assets.css) hint('preload', remote.base + file, 'style');
}

/** Watches for a pointer, a finger or the focus on a link, and fetches what its page needs. */
export function prefetchOnIntent(lock: BrowserLock): void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    const route = lock.routes.find(({ path }) => matchPath(path, link.pathname));
    if (route) prefetch(lock, route);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true, capture: true });
  }
}
