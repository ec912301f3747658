'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import site from '#client-site';
import { Header } from '#site/shell/src/layout/header/Header.tsx';
import { InterestPopup } from '#site/shell/src/layout/popup/InterestPopup.tsx';
import { SkipLink } from '#site/shell/src/layout/skip-link/SkipLink.tsx';
import { SlideMenu } from '#site/shell/src/layout/slide-menu/SlideMenu.tsx';
import { useMenuState } from '#site/shell/src/layout/slide-menu/useMenuState.ts';
import { loadInterestForm } from './runtime/client';

interface FrameProps {
  readonly strip: ReactNode;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** What stays from page to page. Scroll, focus and announcements are Next's own. */
export function Frame({ strip, bar, children }: FrameProps) {
  const pathname = usePathname();
  const toggle = useRef<HTMLAnchorElement>(null);
  const menu = useMenuState(toggle);
  const here = { route: site.routes.find(({ path }) => path === pathname) ?? null, routes: site.routes } as any;
  useEffect(() => {
    // The popup's form comes with the intent to open it.
    const onIntent = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[role="button"]')) void loadInterestForm();
    };
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, onIntent, { passive: true, capture: true });
    }
  }, []);
  return (
    <div id="site">
      <div inert={menu.open}>
        <SkipLink />
        {strip}
        <Header here={here} menuOpen={menu.open} onMenuOpen={menu.show} toggleRef={toggle} />
        {children}
        {bar}
      </div>
      <SlideMenu here={here} open={menu.open} onClose={menu.hide} toggle={toggle} />
      <InterestPopup />
    </div>
  );
}
