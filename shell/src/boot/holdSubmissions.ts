const held = new Set<HTMLFormElement>();

/** What a form says, in its own words, while it is kept back. */
function tell(form: HTMLFormElement, isOffline: boolean): void {
  const words = form.querySelector<HTMLElement>('[data-offline]');
  if (words) words.hidden = !isOffline;
}

/**
 * Keeps a form that is not alive yet on the page while the device is offline: posted now, it would give way to an error page
 * of the browser's, and what was typed would be gone with it. It is sent once the device is online again.
 */
export function holdSubmissions(): void {
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (navigator.onLine || !form.closest('[data-waiting]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.add(form);
      tell(form, true);
    },
    true,
  );
  addEventListener('online', () => {
    for (const form of held) {
      tell(form, false);
      if (form.isConnected) form.requestSubmit();
    }
    held.clear();
  });
}
