import { useLayoutEffect } from 'react';

/** Keeps the page behind from scrolling while `locked`. A modal dialog does it by itself; this is for what is none. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const { style } = document.documentElement;
    style.setProperty('overflow', 'hidden');
    return () => {
      style.removeProperty('overflow');
    };
  }, [locked]);
}
