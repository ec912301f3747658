import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { rememberedScroll, rememberScroll } from './scrollMemory';
import { whenReachable } from './whenReachable';

/** The key of an entry that the router did not push: the one the visitor came in by. */
const firstEntry = 'default';

/** A plain anchor's jump is the browser's own; the entry it made gets a key, so that the visitor can come back to it. */
function nameEntry(): void {
  history.replaceState({ usr: null, key: crypto.randomUUID(), idx: history.length }, '');
}

function scrollTo(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 2;
}

function scrollToAnchor(hash: string): boolean {
  let name = hash.slice(1);
  try {
    name = decodeURIComponent(name);
  } catch {} // a lone % stands for itself
  const target = document.getElementById(name);
  target?.scrollIntoView({ behavior: 'instant' });
  return target !== null;
}

/**
 * A new page starts at its top and takes the focus; back and forward return to where the page was left; a hash leads
 * to its element. The first load is the browser's own, and so is a reload.
 */
export function useRouteScroll(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  /** The history entry on screen; it changes when React has rendered it, not when the browser has gone there. */
  const entry = useRef(firstEntry);

  // The browser restores before React has rendered the page it restores; so we do it, but hand it back on leaving.
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    take();
    addEventListener('pageshow', take);
    addEventListener('pagehide', handBack);
    return () => {
      handBack();
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', handBack);
    };
  }, []);

  useEffect(() => {
    const remember = () => rememberScroll(entry.current, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === location) return;
    const moved = shown.current.pathname !== location.pathname;
    shown.current = location;
    const jumped = history.state === null;
    if (jumped) nameEntry();
    entry.current = history.state.key ?? firstEntry;
    if (jumped) return;
    if (moved) document.getElementById('main')?.focus({ preventScroll: true });
    if (navigation === 'POP') {
      // Read once: a page that is still too short scrolls itself, and that is remembered, too.
      const top = rememberedScroll(entry.current);
      return whenReachable(() => scrollTo(top));
    }
    if (location.hash) return whenReachable(() => scrollToAnchor(location.hash));
    if (moved) scrollTo(0);
  }, [location, navigation]);
}
