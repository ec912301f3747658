import { Federated, useLocation, usePopup, useSite } from '@platform/runtime';
import { IconButton } from '@riverview/shared-ui/button';
import { Dialog } from '@riverview/shared-ui/dialog';
import { IconClose } from '@riverview/shared-ui/icon';
import { Picture } from '@riverview/shared-ui/picture';
import { pictureWord } from '@riverview/site/pictureNotice';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { popup } from '../../content/popup';
import { popup as portrait } from '../../pictures/popup';
import { popupStrip as strip } from '../../pictures/popup-strip';
import { useAfterPaint } from '../useAfterPaint';
import styles from './InterestPopup.module.css';
import { type PopupEntry, watchPopupEntry } from './popupEntry';

/** Needed only where the form is late or gone; fetched once the page is idle, so that it is there offline, too. */
const StandIn = lazy(() => import('./StandIn').then((module) => ({ default: module.StandIn })));

/** As in InterestPopup.module.css: on wider screens the dialog is as high as its form. */
const fillsScreen = (): boolean => matchMedia('(max-width: 599.98px)').matches;

/** The popup every "register" button opens. A module fills it; the frame, the keys and the history are the shell's. */
export function InterestPopup() {
  const form = useSite().lock.slots.popup?.of;
  const opener = usePopup((state) => state.opener);
  const close = usePopup((state) => state.close);
  const { pathname } = useLocation();
  const entry = useRef<PopupEntry>(null);
  const openedAt = useRef<string>(null);
  const shown = opener !== null;
  const formShown = useAfterPaint(shown, fillsScreen);

  useEffect(() => {
    const watched = watchPopupEntry(close);
    entry.current = watched;
    return watched.dispose;
  }, [close]);

  useEffect(() => {
    if (shown) entry.current?.enter();
    else entry.current?.leave();
  }, [shown]);

  // A link inside the popup leads to another page: the popup does not come along, and the focus belongs to that page.
  useLayoutEffect(() => {
    if (!shown) {
      if (openedAt.current !== null && openedAt.current !== pathname) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
      openedAt.current = null;
    } else if (openedAt.current === null) openedAt.current = pathname;
    else if (openedAt.current !== pathname) close();
  }, [shown, pathname, close]);

  const standIn = (
    <Suspense>
      <StandIn of={form} />
    </Suspense>
  );

  return (
    <Dialog open={shown} onClose={close} labelledBy="popup-name" className={styles.popup}>
      <div className={styles.picture}>
        {/* Two, not one of two crops: the frame changes its shape at 600 px. The hidden one is not fetched. */}
        <Picture className={styles.strip} source={strip} alt="" sizes="98vw" />
        <Picture className={styles.portrait} source={portrait} alt="" sizes="24rem" />
        <span className={styles.mark}>{pictureWord}</span>
        <p className={styles.line}>
          {popup.line.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      <div className={styles.main}>
        <span id="popup-name" hidden>
          {popup.title}
        </span>
        <IconButton className={styles.close} label={popup.close} onClick={close}>
          <IconClose />
        </IconButton>
        {formShown && (form ? <Federated of={form} opener={opener} onDone={close} fallback={standIn} /> : standIn)}
      </div>
    </Dialog>
  );
}
