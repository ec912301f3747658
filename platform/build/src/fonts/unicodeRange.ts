/** `가나다 A` → `U+20,U+41,U+AC00,…`: the `unicode-range` that covers exactly these characters. */
export function unicodeRange(characters: Iterable<string>): string {
  return formatRanges([...characters].map((character) => character.codePointAt(0) ?? 0));
}

/** A `unicode-range` without some characters; `''` when nothing is left. */
export function withoutCharacters(range: string, characters: ReadonlySet<string>): string {
  return formatRanges(codePoints(range).filter((point) => !characters.has(String.fromCodePoint(point))));
}

function codePoints(range: string): number[] {
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
