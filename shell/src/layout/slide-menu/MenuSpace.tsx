import { type ReactNode, useRef } from 'react';
import type { CurrentPage } from '../current-page/ariaCurrent';
import { Header } from '../header/Header';
import { BehindMenu } from './BehindMenu';
import { SlideMenu } from './SlideMenu';
import { useMenuState } from './useMenuState';

interface MenuSpaceProps {
  readonly here: CurrentPage;
  /** Stands before the header. */
  readonly above: ReactNode;
  readonly children: ReactNode;
}

/** The header, the page below it, and the menu over both. The page is handed in: it is not rendered when the menu opens. */
export function MenuSpace({ here, above, children }: MenuSpaceProps) {
  const toggle = useRef<HTMLAnchorElement>(null);
  const menu = useMenuState(toggle);
  return (
    <>
      <BehindMenu menuOpen={menu.open}>
        {above}
        <Header here={here} menuOpen={menu.open} onMenuOpen={menu.show} toggleRef={toggle} />
        {children}
      </BehindMenu>
      <SlideMenu here={here} open={menu.open} onClose={menu.hide} toggle={toggle} />
    </>
  );
}
