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
  const spanned = points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined || next - point > widestGap) return [point];
    const between = Array.from({ length: next - point - 1 }, (_, step) => point + 1 + step);
    return between.some((one) => foreign.has(one)) ? [point] : [point, ...between];
  });
  return formatRanges(spanned);
}

/** The code points of a `unicode-range`. */
export function codePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function formatRanges(points: readonly number[]): string {
  const sorted = [...new Set(points)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of sorted) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
