/** A piece of text in a source file and the property or constant it is the value of. */
export interface SourceString {
  readonly key: string;
  readonly text: string;
}

const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`|([\w$]+)\s*(?=[:=](?![=>]))|[()[\]{}]|[^\s\w]|\w+/gu;

/**
 * All string literals of a TypeScript file of plain content, in order. `title: (name: string) => [\`…\`, '…']` gives
 * two strings of the key `title`. Written for data files: a regular expression literal with quotes would confuse it.
 */
export function readStrings(source: string): SourceString[] {
  const found: SourceString[] = [];
  read(source, 0, '', found);
  return found;
}

/** Reads until the bracket that closes the piece begun before `start`, and returns the place behind it. */
function read(source: string, start: number, outer: string, found: SourceString[]): number {
  let key = outer;
  let at = start;
  while (at < source.length) {
    token.lastIndex = at;
    const match = token.exec(source);
    if (!match) return source.length;
    at = token.lastIndex;
    const [whole, single, double, name] = match;
    const text = single ?? double;
    if (text !== undefined) found.push({ key, text: plainText(text) });
    else if (name !== undefined) key = name;
    else if (whole === '`') at = readTemplate(source, at, key, found);
    else if ('([{'.includes(whole)) at = read(source, at, key, found);
    else if (')]}'.includes(whole)) return at;
  }
  return at;
}

function readTemplate(source: string, start: number, key: string, found: SourceString[]): number {
  let text = '';
  let at = start;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') {
      text += plainText(source.slice(at, at + 2));
      at += 2;
    } else if (source.startsWith('${', at)) {
      at = read(source, at + 2, key, found);
    } else {
      text += source[at];
      at += 1;
    }
  }
  found.push({ key, text });
  return at + 1;
}

function plainText(text: string): string {
  return text
    .replace(/\\u\{?([0-9a-fA-F]{4,6})\}?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(.)/g, '$1');
}
