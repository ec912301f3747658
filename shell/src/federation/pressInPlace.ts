import { keptPress } from './whenSeen';

/**
 * Presses what stands where a kept press was, once a part of the page is alive that the control itself is gone from: the HTML shows
 * what stands at the page's path, and what the address or this browser says beside may replace it as soon as it is known. A
 * control that stays is pressed by src/boot.
 *
 * @param part is just about to be said to be alive
 */
export function pressInPlace(part: Element): void {
  for (const control of part.querySelectorAll<HTMLElement>(keptPress)) {
    if (control.closest('[data-waiting]') !== part) continue;
    const alike = () => [...part.querySelectorAll<HTMLElement>(control.localName)];
    const place = alike().indexOf(control);
    const inPlace = () => {
      const now = alike()[place];
      return !control.isConnected && now?.className === control.className ? now : null;
    };
    // Parts around this one come alive in the same moment.
    control.removeAttribute('aria-busy');
    // Pressed once more meanwhile: that press is the one.
    const stop = new AbortController();
    const hear = ({ isTrusted, target }: Event) => {
      if (isTrusted && inPlace()?.contains(target as Node)) stop.abort();
    };
    document.addEventListener('click', hear, { capture: true, signal: stop.signal });
    setTimeout(() => {
      if (!stop.signal.aborted) inPlace()?.click();
      stop.abort();
    });
  }
}
