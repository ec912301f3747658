/** How far from the screen a piece is fetched, so that it is alive when it is reached. */
const ahead = '600px';

/** What a visitor does to a piece that can not wait. `wanted` is a press that was kept for it (src/boot), or that its HTML is gone. */
const signs = ['focusin', 'pointerover', 'pointerdown', 'touchstart', 'wanted'] as const;

/** What src/boot marks until it presses it again. */
export const keptPress = ':is(a, button)[aria-busy="true"]';

/** Resolves when the prerendered HTML of a piece comes near the screen or is touched; at once when there is none. */
export function whenSeen(of: string): Promise<void> {
  const place = document.querySelector(`[data-piece="${of}"][data-waiting]`);
  // A press may have been kept for it before anybody listened here.
  if (!place?.firstElementChild || place.querySelector(keptPress)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
      },
      { rootMargin: ahead },
    );
    function seen() {
      observer.disconnect();
      for (const sign of signs) place?.removeEventListener(sign, seen);
      resolve();
    }
    // The place itself has no box.
    for (const child of place.children) observer.observe(child);
    for (const sign of signs) place.addEventListener(sign, seen, { passive: true });
  });
}
