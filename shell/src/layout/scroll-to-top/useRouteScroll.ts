import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rememberedScroll, rememberScroll } from './scrollMemory';
import { whenReachable } from './whenReachable';

function scrollTo(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 2;
}

function scrollToAnchor(hash: string): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView({ behavior: 'instant' });
  return target !== null;
}

/**
 * A new page starts at its top and takes the focus; back and forward return to where the page was left; a hash leads
 * to its element. The first load is the browser's own, and so is a reload.
 */
export function useRouteScroll(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef<string | null>(null);

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
    const remember = () => rememberScroll(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const from = arrivedAt.current;
    arrivedAt.current = pathname;
    if (from === null) return;
    if (from !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
    if (navigation === 'POP') return whenReachable(() => scrollTo(rememberedScroll(key)));
    if (hash) return whenReachable(() => scrollToAnchor(hash));
    if (from !== pathname) scrollTo(0);
  }, [key, pathname, hash, navigation]);
}
