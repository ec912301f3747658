const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]';

function tabbable(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Lets Tab go round inside the container instead of leaving it. For `keydown`; other keys pass.
 * A modal dialog alone would let Tab escape into the browser's own bars.
 */
export function keepTabInside(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
  container: HTMLElement,
) {
  if (event.key !== 'Tab') return;
  const inside = tabbable(container);
  const first = inside[0];
  const last = inside.at(-1);
  const active = document.activeElement;
  const atEdge = active === (event.shiftKey ? first : last);
  if (!atEdge && active !== container && container.contains(active)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
