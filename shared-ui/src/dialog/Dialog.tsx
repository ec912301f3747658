import { type MouseEvent, type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { keepTabInside } from '../focus-trap';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Asked for by Escape or a press on the backdrop. The dialog stays until `open` is `false`. */
  readonly onClose: () => void;
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  /** Takes the focus when it opens. Default: the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Size and grid; they win over the default of a centred sheet 58 rem wide, full screen below 600 px. */
  readonly className?: string | undefined;
  /** Mounted only while it is open. */
  readonly children: ReactNode;
}

/** A modal: the page behind neither scrolls nor takes focus, Tab stays inside, and focus goes back to where it came from. */
export function Dialog({ open, onClose, labelledBy, initialFocus, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // A layout effect: its clean-up runs before the element leaves the page, while the browser can still return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.dataset.locksPage = innerWidth > document.documentElement.clientWidth ? 'gutter' : '';
    element.showModal();
    initialFocus?.current?.focus();
    return () => element.close();
  }, [open, initialFocus]);

  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return; // a file picker inside was cancelled
    event.preventDefault();
    onClose();
  }

  // The browser closes on a second Escape whatever the page says. It tells later: by then it may have been opened again.
  function onClosed(event: SyntheticEvent<HTMLDialogElement>) {
    if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
  }

  // Only a press that begins and ends on the backdrop closes: dragging a selection out of a field does not.
  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (pressedOutside.current && isOutside(event)) onClose();
    pressedOutside.current = false;
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-labelledby={labelledBy}
      data-locks-page=""
      onCancel={onCancel}
      onClose={onClosed}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={onClick}
      onKeyDown={(event) => keepTabInside(event, event.currentTarget)}
    >
      {open && children}
    </dialog>
  );
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
