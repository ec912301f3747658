// A text that can be edited says tabIndex -1 and is a stop nevertheless.
const EDITABLE = '[contenteditable]:not([contenteditable="false"], [tabindex])';
const FOCUSABLE = `a[href], area[href], button, input, select, textarea, details > summary:first-of-type, iframe, video[controls], audio[controls], [tabindex], ${EDITABLE}`;

/** The elements inside `root` that Tab stops at, in order. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      (element.tabIndex >= 0 || element.matches(EDITABLE)) &&
      !element.matches(':disabled, [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
