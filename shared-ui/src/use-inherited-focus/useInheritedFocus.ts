import { type RefObject, useEffect } from 'react';

/** Takes the focus as it appears, where what had it has just gone and left it nowhere. */
export function useInheritedFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ref]);
}
