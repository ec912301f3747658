const held = new Set<HTMLFormElement>();

/** What a form says, in its own words, while it is kept back. */
function tell(form: HTMLFormElement, isHeld: boolean): void {
  const words = form.querySelector<HTMLElement>('[data-offline]');
  if (words) words.hidden = !isHeld;
}

/**
 * Keeps a form on the page that can be neither checked nor written down yet, as the shell keeps one that is not alive: posted
 * without a connection, it would give way to an error page of the browser's. It is sent once there is one.
 */
export function holdUntilOnline(form: HTMLFormElement): void {
  tell(form, true);
  if (held.has(form)) return;
  held.add(form);
  addEventListener(
    'online',
    () => {
      held.delete(form);
      tell(form, false);
      if (form.isConnected) form.requestSubmit();
    },
    { once: true },
  );
}
