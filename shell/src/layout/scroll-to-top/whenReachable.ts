/** After this long a page is as tall as it will be, ms. */
const patience = 3000;

/**
 * Tries now and whenever the page grows, until it succeeds: a page whose code or pictures are still on their way is not
 * tall enough yet to be scrolled where it was. A visitor who scrolls meanwhile is left alone.
 *
 * @param attempt `true` once it is done
 * @returns stops trying
 */
export function whenReachable(attempt: () => boolean): () => void {
  if (attempt()) return () => {};
  const observer = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const touched = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const timer = setTimeout(stop, patience);

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of touched) removeEventListener(type, stop);
  }

  observer.observe(document.body);
  for (const type of touched) addEventListener(type, stop, { passive: true });
  return stop;
}
