import type { BrowserLock } from '@platform/contract';
import { isSparing, whenIdle } from '../../boot/visitor';

/** A press that src/boot keeps until the site is alive. */
const keptPress = 'a[data-press][aria-busy="true"]';

/**
 * Has the form of the popup ready before the popup opens: at once where the press is what started the page, so that it comes
 * while the site hydrates, else once the page is idle.
 */
export function preparePopup({ slots: { popup } }: BrowserLock, prepare: (of: string) => void): void {
  if (!popup) return;
  if (document.querySelector(keptPress)) prepare(popup.of);
  else if (!isSparing()) whenIdle(() => prepare(popup.of));
}
