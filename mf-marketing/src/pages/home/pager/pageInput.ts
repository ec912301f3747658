import type { Direction } from './nextStop';

const FORM_CONTROL = 'input, textarea, select, [contenteditable="true"]';
const OWN_KEYS = 'video, audio, iframe, dialog, [role="dialog"], [role="tablist"], [role="menu"]';
const PRESSED_BY_SPACE = 'button, summary, a[role="button"]';

/** What a key asks of the pager: a step, the first or the last stop, or nothing. */
export function stepOfKey({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): Direction | 'first' | 'last' | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === ' ') return shiftKey ? -1 : 1;
  if (shiftKey) return null;
  if (key === 'ArrowDown' || key === 'PageDown') return 1;
  if (key === 'ArrowUp' || key === 'PageUp') return -1;
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  return null;
}

/** Whether what has the focus needs the key for itself: a field, a button under Space, a player. */
export function leavesKeyToTarget({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(FORM_CONTROL) || target.closest(OWN_KEYS)) return true;
  return key === ' ' && target.closest(PRESSED_BY_SPACE) !== null;
}

/** Whether a turn of the wheel is meant for the page: no form control has the focus, and nothing under it scrolls by itself. */
export function belongsToPage(target: EventTarget | null): boolean {
  if (document.activeElement?.matches(FORM_CONTROL)) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest('dialog, [role="dialog"]')) return false;
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight && at !== document.documentElement) return false;
  }
  return true;
}
