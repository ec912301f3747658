import { Link, useFacts, useSite } from '@platform/runtime';
import { iconButtonClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { IconMenu, IconPhone } from '@riverview/shared-ui/icon';
import { LinkButton } from '@riverview/shared-ui/link-button';
import { telHref } from '@riverview/shared-ui/tel-link';
import { useHydrated } from '@riverview/shared-ui/use-hydrated';
import { type Ref, useEffect, useState } from 'react';
import { header } from '../../content/header';
import type { CurrentPage } from '../current-page/ariaCurrent';
import { Logo } from '../logo/Logo';
import { PopupTrigger } from '../popup/PopupTrigger';
import { useVisitPath } from '../useVisitPath';
import styles from './Header.module.css';
import { HeaderNav } from './HeaderNav';
import { useScrolled } from './useScrolled';

interface HeaderProps {
  readonly here: CurrentPage;
  readonly menuOpen: boolean;
  readonly onMenuOpen: () => void;
  /** The hamburger, where focus returns when the slide menu closes. */
  readonly toggleRef: Ref<HTMLAnchorElement>;
}

/** The header: transparent over the picture at the top of a page, porcelain once scrolled or while a dropdown is open. */
export function Header({ here, menuOpen, onMenuOpen, toggleRef }: HeaderProps) {
  const { phone } = useFacts();
  const { menu } = useSite().lock;
  const scrolled = useScrolled();
  const live = useHydrated();
  const [open, setOpen] = useState<string | null>(null);

  // Wherever the focus is: what a pointer has opened goes without moving the pointer (WCAG 1.4.13).
  useEffect(() => {
    if (open === null) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(null);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches pointer and focus leave; its controls are links and buttons
    <header
      className={styles.header}
      data-live={live || undefined}
      data-scrolled={scrolled || undefined}
      data-open={open !== null || undefined}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'touch') setOpen(null);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
      }}
    >
      <div className={styles.row}>
        <LinkButton
          ref={toggleRef}
          className={classNames(iconButtonClass(), styles.toggle)}
          href="#menu"
          aria-expanded={menuOpen}
          aria-controls="menu"
          onPress={onMenuOpen}
        >
          <IconMenu />
          <span className="sr-only">{header.openMenu}</span>
        </LinkButton>
        <Logo />
        <HeaderNav groups={menu.filter((group) => group.inHeader)} here={here} open={open} onOpenChange={setOpen} />
        <div className={styles.actions}>
          <Link className={styles.consult} to={useVisitPath()}>
            {header.consult}
          </Link>
          <PopupTrigger from="header" className={styles.phone} label={header.phone(phone)}>
            <IconPhone />
            <span className={classNames(styles.number, 'num')}>{phone}</span>
          </PopupTrigger>
        </div>
        <a className={classNames(iconButtonClass(), styles.call)} href={telHref(phone)}>
          <IconPhone />
          <span className="sr-only">{header.call(phone)}</span>
        </a>
      </div>
    </header>
  );
}
