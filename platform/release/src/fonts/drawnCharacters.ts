/** Control characters are not drawn, and pictographs (`©` is one) are the machine's own. */
const isDrawn = (character: string) => character === '©' || !/[\p{C}\p{Extended_Pictographic}]/u.test(character);

/** The characters of a text that a font draws, each once. */
export const drawnCharacters = (text: string): string[] => [...new Set(text)].filter(isDrawn);
