/** Longer than this no press is kept back, ms: it then does what it does without scripts. */
const patience = 3000;

const held: HTMLElement[] = [];
let dead = false;

/** The control that a click is on, where only scripts make it work; other links, fields and forms work by themselves. */
function controlOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  if (button || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  // What leads to a place on this page shows it at once.
  const control = target.closest<HTMLElement>('a[data-press]:not([href^="#"]), button');
  if (!control?.closest('[data-waiting]')) return null;
  return control instanceof HTMLButtonElement && control.form && control.type === 'submit' ? null : control;
}

function settle(control: HTMLElement): boolean {
  const place = held.indexOf(control);
  if (place < 0) return false;
  held.splice(place, 1);
  control.removeAttribute('aria-busy');
  return control.isConnected;
}

/**
 * Presses again what was pressed while its part of the page was only HTML: in order, as each part comes alive. Each press is a
 * task of its own, as a visitor's is: what it does would otherwise lengthen the one that the part came alive in.
 */
function replay(): void {
  setTimeout(() => {
    const [control] = held;
    if (!control || control.closest('[data-waiting]')) return;
    if (settle(control)) control.click();
    replay();
  });
}

let lettingGo = false;

/** A link leads where it leads without scripts. */
function letGo(control: HTMLElement): void {
  if (!settle(control)) return;
  lettingGo = true;
  control.click();
  lettingGo = false;
  replay();
}

/**
 * Keeps presses on what is not alive yet. Parts of the page that are not are marked `data-waiting`; they send `alive`.
 *
 * @param start called by each such press
 */
export function holdPresses(start: (press: Event) => void): void {
  addEventListener(
    'click',
    (event) => {
      const control = lettingGo || dead ? null : controlOf(event);
      if (!control) {
        // Pressed once more just as it came alive: that press is the one.
        for (const one of held.filter((one) => event.isTrusted && one.contains(event.target as Node)))
          if (!one.closest('[data-waiting]')) settle(one);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      // Whoever presses again because nothing happened means it once.
      if (!held.includes(control)) {
        held.push(control);
        control.setAttribute('aria-busy', 'true');
        setTimeout(letGo, patience, control);
      }
      control.dispatchEvent(new Event('wanted', { bubbles: true }));
      start(event);
    },
    true,
  );
  document.addEventListener('alive', replay);
  document.addEventListener('dead', () => {
    dead = true;
    for (const control of [...held]) letGo(control);
  });
}
