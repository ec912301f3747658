/** Longer than this nothing is waited for, ms: a finger may stay down, and a page in the background has no frames. */
const patience = 400;

/**
 * Calls back behind the frame that answers what the visitor does: what runs then takes a fifth of a second on a phone, and
 * the finger would be up, and its click kept, without anything to be seen of it. It is called more than once.
 */
export function afterAnswer({ type }: Event, work: () => void): void {
  const go = () => requestAnimationFrame(() => setTimeout(work));
  setTimeout(work, patience);
  // What a press that began ends as: a click, or the page being moved.
  if (/^[pt]/.test(type)) for (const end of ['click', 'pointercancel']) addEventListener(end, go, true);
  else go();
}
