import { codePoints } from './unicodeRange';

/** Control characters are not drawn, and pictographs (`©` is one) are the machine's own. */
const isDrawn = (character: string) => character === '©' || !/[\p{C}\p{Extended_Pictographic}]/u.test(character);

/**
 * How common each character is, from a stylesheet that slices a font from the rarest to the commonest. It moves with a
 * version of that stylesheet only, so that an edited sentence does not make another order.
 */
export function readCommonness(css: string): ReadonlyMap<string, number> {
  const ranges = [...css.matchAll(/unicode-range:\s*([^;}]+)/g)].map(([, range = '']) => range);
  return new Map(
    ranges.flatMap((range, place) => codePoints(range).map((point) => [String.fromCodePoint(point), place] as const)),
  );
}

/**
 * Characters in the order of need: those of the first list before those of the second, the common before the rare. Each
 * comes once; what is never drawn is left out.
 */
export function rankCharacters(
  lists: readonly Iterable<string>[],
  commonness: ReadonlyMap<string, number> = new Map(),
): string[] {
  const placeOf = (character: string) => commonness.get(character) ?? -1;
  const ranked = lists.flatMap((list) =>
    [...new Set(list)].filter(isDrawn).sort((one, other) => placeOf(other) - placeOf(one) || (one < other ? -1 : 1)),
  );
  return [...new Set(ranked)];
}
