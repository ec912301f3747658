const escapeForRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const isLetter = (character: string) => character.toLowerCase() !== character.toUpperCase();
const other = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());
const either = (character: string) =>
  isLetter(character) ? `[${character}${other(character)}]` : escapeForRegex(character);

/**
 * A regular expression (RE2 and JavaScript) of every spelling of a path that differs in letter case, the published one excepted.
 * Hosting knows neither look-ahead nor case folding, so it spells out where the first wrong letter stands.
 * `null` where the path has no letter.
 */
export function otherSpellings(path: string): string | null {
  const characters = [...path];
  const alternatives = characters.flatMap((character, index) => {
    if (!isLetter(character)) return [];
    const right = characters.slice(0, index).map(escapeForRegex).join('');
    const rest = characters
      .slice(index + 1)
      .map(either)
      .join('');
    return [`${right}${other(character)}${rest}`];
  });
  return alternatives.length ? `^(?:${alternatives.join('|')})$` : null;
}
