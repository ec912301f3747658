const mark = 'popup';

const isMarked = () => Boolean(history.state?.[mark]);

/** One history entry for the open popup, so that the browser's back closes it instead of leaving the page. */
export interface PopupEntry {
  /** The popup has opened: steps onto an entry of its own, with the same address. */
  readonly enter: () => void;
  /** The popup has closed, whatever closed it: takes the entry back if it is still the current one. */
  readonly leave: () => void;
  readonly dispose: () => void;
}

/**
 * Keeps browser history and popup in step. An entry that was left behind, by going forward again, by reloading or by
 * following a link out of the popup, is stepped over: it never reopens the popup and never costs a press of its own.
 *
 * The mark stands beside the router's own state, which is copied: to the router both entries are the same place.
 *
 * @param onBack the visitor went back while the popup was open
 */
export function watchPopupEntry(onBack: () => void): PopupEntry {
  let open = false;
  /** A step back of ours is on its way; the browser takes it later. */
  let returning = false;

  function push() {
    const { state } = history;
    history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [mark]: true }, '');
  }

  function onPopState() {
    const returned = returning;
    returning = false;
    if (!open) {
      if (isMarked()) history.back();
    } else if (returned) {
      push(); // reopened before the step back had come
    } else if (!isMarked()) {
      open = false;
      onBack();
    }
  }

  addEventListener('popstate', onPopState);
  if (isMarked()) history.back();

  return {
    enter() {
      if (open) return;
      open = true;
      if (!returning && !isMarked()) push();
    },
    leave() {
      if (!open) return;
      open = false;
      if (!isMarked() || returning) return;
      returning = true;
      history.back();
    },
    dispose: () => removeEventListener('popstate', onPopState),
  };
}
