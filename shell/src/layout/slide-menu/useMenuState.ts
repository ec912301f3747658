import { useLocation, useNavigate } from '@platform/runtime';
import { type RefObject, useCallback, useEffect, useState } from 'react';

interface MenuState {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/**
 * Whether the slide menu shows. A new page closes it, and so does a window so wide that its toggle is gone.
 */
export function useMenuState(toggle: RefObject<HTMLElement | null>): MenuState {
  const [open, setOpen] = useState(false);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hide = useCallback(() => setOpen(false), []);
  const show = useCallback(() => setOpen(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(hide, [pathname]);

  // Opened before the scripts ran, by its address: goes on as if it had been opened by them.
  useEffect(() => {
    if (hash !== '#menu') return;
    setOpen(true);
    navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);

  useEffect(() => {
    if (!open) return;
    const check = () => {
      if (!toggle.current?.checkVisibility()) hide();
    };
    check();
    addEventListener('resize', check);
    return () => removeEventListener('resize', check);
  }, [open, hide, toggle]);

  return { open, show, hide };
}
