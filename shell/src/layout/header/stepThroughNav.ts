import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

const focus = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus();
};

/**
 * Keys of the navigation: ↓ and Space lead into the dropdown, ↑ ↓ Home End move in it, ← → change the group,
 * Escape closes it and returns to its top-level item. Enter stays what it is on a link.
 */
export function stepThroughNav(event: KeyboardEvent<HTMLElement>, onOpenChange: (group: string | null) => void): void {
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-group]') : null;
  const top = item?.querySelector('[data-nav="top"]');
  if (!item || !top) return;
  const entries = [...item.querySelectorAll('[data-nav="entry"]')];
  const at = entries.indexOf(event.target as Element);
  const tops = [...event.currentTarget.querySelectorAll('[data-nav="top"]')];
  const group = tops.indexOf(top);
  // Escape may have closed the dropdown under the focus; what is hidden takes none.
  const unfold = () => flushSync(() => onOpenChange(item.dataset.group ?? null));

  switch (event.key) {
    case 'ArrowDown':
      unfold();
      focus(entries[(at + 1) % entries.length]);
      break;
    case 'ArrowUp':
      unfold();
      focus(at > 0 ? entries[at - 1] : at === 0 ? top : entries.at(-1));
      break;
    case 'Home':
      focus(at < 0 ? tops[0] : entries[0]);
      break;
    case 'End':
      focus(at < 0 ? tops.at(-1) : entries.at(-1));
      break;
    case 'ArrowRight':
      focus(tops[(group + 1) % tops.length]);
      break;
    case 'ArrowLeft':
      focus(tops.at(group - 1));
      break;
    case ' ':
      if (at >= 0) return;
      unfold();
      focus(entries[0]);
      break;
    case 'Escape':
      focus(top);
      onOpenChange(null);
      break;
    default:
      return;
  }
  event.preventDefault();
}
