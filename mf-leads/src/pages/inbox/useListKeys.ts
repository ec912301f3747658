import { type KeyboardEvent, useEffect, useState } from 'react';

const storageKey = 'riverview-desk-keys';

/** Where a letter is typed, and not a command. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Moves the focus among the names of a list; returns whether there was one to move to. */
function step(list: Element | null, by: 1 | -1): boolean {
  const names = [...(list?.querySelectorAll<HTMLElement>('[data-name]') ?? [])];
  const at = names.indexOf(document.activeElement as HTMLElement);
  const next = names[at < 0 ? (by > 0 ? 0 : names.length - 1) : at + by];
  next?.focus();
  return next !== undefined;
}

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true; // A browser that keeps nothing: as it is for everybody at first.
  }
}

/**
 * Moves among the names of a list: arrows from a name or from the search, `j` and `k` from anywhere, `/` to the search. The letters
 * can be turned off (WCAG 2.1.4), nothing is caught while something is typed, and Tab goes its way as ever.
 */
export function useListKeys(listId: string, searchId: string) {
  const [letters, setLetters] = useState(stored);
  useEffect(() => {
    if (!letters) return;
    function onKey(event: globalThis.KeyboardEvent): void {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || isTyping(target) || document.querySelector('dialog[open]')) return;
      const list = document.getElementById(listId);
      if (key === '/') document.getElementById(searchId)?.focus();
      else if (key === 'j') step(list, 1);
      else if (key === 'k') step(list, -1);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [letters, listId, searchId]);

  return {
    letters,
    setLetters(on: boolean): void {
      setLetters(on);
      try {
        localStorage.setItem(storageKey, on ? 'on' : 'off');
      } catch {
        // It holds until the page is left.
      }
    },
    /** For the element around search and list. */
    onKeyDown(event: KeyboardEvent): void {
      const { key, target } = event;
      const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
      const from = target as HTMLElement;
      const isSearch = from.id === searchId && by === 1;
      if (by === 0 || !(isSearch || from.matches('[data-name]'))) return;
      if (step(document.getElementById(listId), by)) event.preventDefault();
      else if (by === -1) {
        document.getElementById(searchId)?.focus();
        event.preventDefault();
      }
    },
  };
}
