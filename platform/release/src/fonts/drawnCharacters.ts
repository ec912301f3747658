/** Control characters are not drawn, and pictographs (`©` is one) are the machine's own. */
const isDrawn = (character: string) => character === '©' || !/[\p{C}\p{Extended_Pictographic}]/u.test(character);

/** Whether a character is drawn, of those that were asked for: a site says a thousand, a hundred thousand times. */
const known = new Map<string, boolean>();

/** The characters of a text that a font draws, each once. */
export function drawnCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => {
    let drawn = known.get(character);
    if (drawn === undefined) {
      drawn = isDrawn(character);
      known.set(character, drawn);
    }
    return drawn;
  });
}
