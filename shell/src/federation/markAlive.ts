import { pressInPlace } from './pressInPlace';

/** Says that a part of the page works that came as HTML: what was pressed on it meanwhile is pressed now (src/boot). */
export function markAlive(part: Element | null): void {
  if (!part?.hasAttribute('data-waiting')) return;
  pressInPlace(part);
  part.removeAttribute('data-waiting');
  part.dispatchEvent(new Event('alive', { bubbles: true }));
}
