import { useLocation, useNavigate } from '@riverview/runtime';
import { useCallback, useEffect, useState } from 'react';

const DESKTOP = '(min-width: 900.02px)';

interface MenuState {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Whether the slide menu shows. A new page and a window grown wide close it. */
export function useMenuState(): MenuState {
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
    const wide = matchMedia(DESKTOP);
    if (wide.matches) return hide();
    wide.addEventListener('change', hide);
    return () => wide.removeEventListener('change', hide);
  }, [open, hide]);

  return { open, show, hide };
}
