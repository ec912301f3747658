/** Code points that a range may run across to reach the next character. */
const widestGap = 256;

/**
 * The shortest `unicode-range` that covers these characters and none of the others. What belongs to neither may lie in
 * between: a range for every second syllable is a long list, in a stylesheet that every first paint waits for.
 */
export function unicodeRange(characters: Iterable<string>, others: Iterable<string>): string {
  const pointOf = (character: string) => character.codePointAt(0) ?? 0;
  const foreign = new Set([...others].map(pointOf));
  const points = [...new Set([...characters].map(pointOf))].sort((a, b) => a - b);
  const reaches = (point: number, next: number) => {
    if (next - point > widestGap) return false;
    for (let between = point + 1; between < next; between++) if (foreign.has(between)) return false;
    return true;
  };
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && reaches(last[1], point)) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/** The code points of a `unicode-range`. */
export function codePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
