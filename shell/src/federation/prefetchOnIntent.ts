import type { BrowserLock } from '@platform/contract';
import { partsOf } from '@platform/contract/pieces';
import { fetchBannerPictures } from '../layout/page-banner/useBannerPicture';
import { fetchDescriptions } from '../layout/site-head/descriptions';
import { fileIntegrity } from './fileIntegrity';
import { routeBehind } from './routeBehind';
import { stillHtml } from './still/keptPage';

const done = new Set<string>();

function hint(rel: 'modulepreload' | 'prefetch', href: string): void {
  if (done.has(href)) return;
  done.add(href);
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'modulepreload') link.crossOrigin = 'anonymous';
  // Without the hash that it is loaded with later, the browser would fetch it twice.
  link.integrity = fileIntegrity(href);
  link.href = href;
  document.head.append(link);
}

/** Asks early for the files of a piece. */
function prefetch(lock: BrowserLock, { module, expose }: ReturnType<typeof partsOf>): void {
  const remote = lock.remotes[module];
  const assets = remote?.exposes[expose];
  if (!remote || !assets) return;
  for (const file of [remote.entry, ...assets.js]) hint('modulepreload', remote.base + file);
  // No preload: the browser complains of one that is not used, and a pointer may only pass by.
  for (const file of assets.css) hint('prefetch', remote.base + file);
}

/**
 * Watches for a pointer, a finger or the focus on a link, and fetches what its page, or the popup it opens, needs.
 *
 * @param prepare has a piece ready to be shown
 */
export function prefetchOnIntent(lock: BrowserLock, prepare: (of: string) => void): void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (link.role === 'button') {
      const { popup } = lock.slots;
      if (!popup) return;
      prefetch(lock, partsOf(popup.of));
      prepare(popup.of);
      return;
    }
    const route = routeBehind(link, lock.routes);
    if (!route || stillHtml(link.pathname)) return;
    prefetch(lock, { module: route.remote, expose: route.expose });
    void fetchDescriptions(lock.descriptions);
    if (route.banner) void fetchBannerPictures();
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true, capture: true });
  }
}
