import type { Direction } from './nextStop';

const formControl = 'input, textarea, select, [contenteditable="true"]';
const ownKeys = 'video, audio, iframe, dialog, [role="dialog"], [role="tablist"], [role="menu"]';
const pressedBySpace = 'button, summary, a[role="button"]';

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
  if (target.closest(formControl) || target.closest(ownKeys)) return true;
  return key === ' ' && target.closest(pressedBySpace) !== null;
}

/** Whether a turn of the wheel is meant for the page: no form control has the focus, and nothing under it scrolls by itself. */
export function belongsToPage(target: EventTarget | null): boolean {
  if (document.activeElement?.matches(formControl)) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest('dialog, [role="dialog"]')) return false;
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight && at !== document.documentElement) return false;
  }
  return true;
}
