// A text that can be edited says tabIndex -1 and is a stop nevertheless.
const editable = '[contenteditable]:not([contenteditable="false"], [tabindex])';
const focusable = `a[href], area[href], button, input, select, textarea, details > summary:first-of-type, iframe, video[controls], audio[controls], [tabindex], ${editable}`;

/** The elements inside `root` that Tab stops at, in order. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      (element.tabIndex >= 0 || element.matches(editable)) &&
      !element.matches(':disabled, [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
