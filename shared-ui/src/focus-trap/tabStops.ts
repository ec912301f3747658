const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, details > summary:first-of-type, iframe, video[controls], audio[controls], [tabindex], [contenteditable]';

/** The elements inside `root` that Tab stops at, in order. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
