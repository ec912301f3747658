/** How far from a stop the page may rest and still count as standing on it, px. Browsers round scroll offsets. */
const slack = 2;

export type Direction = 1 | -1;

/**
 * The stop that one step leads to, as an index into `stops`.
 * @param stops Scroll offsets in ascending order, px.
 * @param position Where the page stands, or where it is already going, px.
 * @returns `null` where there is nothing further in that direction.
 */
export function nextStop(stops: readonly number[], position: number, direction: Direction): number | null {
  const found =
    direction === 1
      ? stops.findIndex((stop) => stop > position + slack)
      : stops.findLastIndex((stop) => stop < position - slack);
  return found === -1 ? null : found;
}

/** The stop the page stands on, as an index into `stops`, or `null` between two. */
export function stopAt(stops: readonly number[], position: number): number | null {
  const found = stops.findIndex((stop) => Math.abs(stop - position) <= slack);
  return found === -1 ? null : found;
}

/**
 * The section index as the specification counts: 1 to 8, and 8.5 for the footer, half a section high.
 * @param tops Scroll offsets of the sections in ascending order, px.
 * @param position Scroll offset of the page, px.
 * @param end Largest scroll offset the page has, px.
 * @param height Height of the viewport, px.
 */
export function sectionAt(tops: readonly number[], position: number, end: number, height: number): number {
  const middle = tops.findLastIndex((top) => top <= position + height / 2);
  const last = tops.length;
  const footerShown = position > (tops[last - 1] ?? 0) + slack;
  if (position >= end - slack && footerShown) return last + 0.5;
  return Math.max(middle, 0) + 1;
}
