import { Link, useFacts, useSite } from '@platform/runtime';
import { buttonClass, iconButtonClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { keepTabInside } from '@riverview/shared-ui/focus-trap';
import { IconArrow, IconClose, IconPhone } from '@riverview/shared-ui/icon';
import { LinkButton } from '@riverview/shared-ui/link-button';
import { telHref } from '@riverview/shared-ui/tel-link';
import { useHydrated } from '@riverview/shared-ui/use-hydrated';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { header } from '../../content/header';
import { slideMenu } from '../../content/slideMenu';
import type { CurrentPage } from '../current-page/ariaCurrent';
import { Logo } from '../logo/Logo';
import { PopupTrigger } from '../popup/PopupTrigger';
import { useScrollLock } from '../scroll-lock/useScrollLock';
import { useVisitPath } from '../useVisitPath';
import { MenuGroups } from './MenuGroups';
import styles from './SlideMenu.module.css';

interface SlideMenuProps {
  readonly here: CurrentPage;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The control that opened it, where focus returns. */
  readonly toggle: RefObject<HTMLAnchorElement | null>;
}

/**
 * The menu on phones: full height, over everything, the only thing in reach while it is open.
 * Without scripts the hamburger's `#menu` shows it as the target of the address.
 */
export function SlideMenu({ here, open, onClose, toggle }: SlideMenuProps) {
  const facts = useFacts();
  const { phone, hours } = facts;
  const { menu } = useSite().lock;
  const live = useHydrated();
  const close = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useScrollLock(open);

  // A layout effect: the popup, opened from here, has to find the focus outside the closing menu to return it there.
  useLayoutEffect(() => {
    if (open) close.current?.focus();
    else if (wasOpen.current) toggle.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open, toggle]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') onClose();
    else keepTabInside(event, event.currentTarget);
  }

  return (
    <div
      className={styles.menu}
      id="menu"
      role="dialog"
      aria-modal={live ? true : undefined}
      aria-label={slideMenu.label}
      data-live={live || undefined}
      data-open={open || undefined}
      inert={live && !open}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <LinkButton ref={close} className={iconButtonClass()} href="#main" onPress={onClose}>
          <IconClose />
          <span className="sr-only">{header.closeMenu}</span>
        </LinkButton>
        <Logo onClick={onClose} />
        <a className={iconButtonClass()} href={telHref(phone)}>
          <IconPhone />
          <span className="sr-only">{header.call(phone)}</span>
        </a>
      </div>
      <div className={styles.body}>
        <Link className={styles.visit} to={useVisitPath()} onClick={onClose}>
          <span>
            <strong className={styles.visitTitle}>{slideMenu.visit}</strong>
            <small className={styles.visitNote}>{slideMenu.visitNote(facts)}</small>
          </span>
          <IconArrow />
        </Link>
        <MenuGroups groups={menu.filter((group) => group.inHeader)} here={here} open={open} onChoose={onClose} />
        <p className={styles.foot}>
          <a className={classNames(styles.phone, 'num')} href={telHref(phone)}>
            {phone}
          </a>
          <span>{hours}</span>
        </p>
        <PopupTrigger from="slide-menu" className={buttonClass('line', { wide: true })} onOpen={onClose}>
          {slideMenu.interest}
        </PopupTrigger>
      </div>
    </div>
  );
}
