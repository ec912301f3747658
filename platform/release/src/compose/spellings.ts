/** With no more than has to be: read as Unicode, a regular expression knows no other escape. */
const escapeForRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isLetter = (character: string) => character.toLowerCase() !== character.toUpperCase();
const other = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());
const either = (character: string) =>
  isLetter(character) ? `[${character}${other(character)}]` : escapeForRegex(character);

const parameter = /:\w+/g;

/**
 * A regular expression (RE2 and JavaScript) of every spelling of a path that differs in letter case, the published one excepted,
 * with or without a slash behind. Hosting knows neither look-ahead nor case folding, so it spells out where the first wrong
 * letter stands. What stands for a parameter, and all behind the first one, keeps its letters: `:1` of a destination.
 * `null` where the path has no letter.
 */
export function otherSpellings(path: string): string | null {
  const [fixed = '', ...values] = path.split(/(?=\/:)/);
  const characters = [...fixed];
  const alternatives = characters.flatMap((character, index) => {
    if (!isLetter(character)) return [];
    const right = characters.slice(0, index).map(escapeForRegex).join('');
    const rest = characters
      .slice(index + 1)
      .map(either)
      .join('');
    return [`${right}${other(character)}${rest}`];
  });
  return alternatives.length ? `^(?:${alternatives.join('|')})${captured(values)}/?$` : null;
}

const captured = (values: readonly string[]) => values.join('').replace(parameter, '([^/]+)');

/** A regular expression of a path with parameters and a slash behind it, which Hosting takes off only where there is a file. */
export function withSlash(path: string): string {
  const [fixed = '', ...values] = path.split(/(?=\/:)/);
  return `^${escapeForRegex(fixed)}${captured(values)}/$`;
}

/** A path whose parameters are what those expressions found: `/news/:id` becomes `/news/:1`. */
export function numbered(path: string): string {
  let group = 0;
  return path.replace(parameter, () => `:${++group}`);
}
