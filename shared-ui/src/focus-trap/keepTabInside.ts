import { tabStops } from './tabStops';

/**
 * Lets Tab go round inside the container instead of leaving it. For `keydown`; other keys pass.
 * A modal dialog alone would let Tab escape into the browser's own bars.
 */
export function keepTabInside(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'defaultPrevented'>,
  container: HTMLElement,
) {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = tabStops(container);
  const [edge, beyond] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  if (activeElement !== edge && activeElement !== container && container.contains(activeElement)) return;
  event.preventDefault();
  beyond?.focus();
}
