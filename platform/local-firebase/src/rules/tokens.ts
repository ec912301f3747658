/** A word, number, string or sign of the rules language, and the line it stands on. */
export type Token =
  | { readonly kind: 'string'; readonly value: string; readonly line: number }
  | { readonly kind: 'int'; readonly value: bigint; readonly line: number }
  | { readonly kind: 'float'; readonly value: number; readonly line: number }
  | { readonly kind: 'word' | 'sign' | 'end'; readonly value: string; readonly line: number };

const pattern =
  /(?<space>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<float>\d+\.\d+)|(?<int>\d+)|(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(?<word>[A-Za-z_]\w*)|(?<sign>\|\||&&|==|!=|<=|>=|=\*\*|[-+*/%!<>=(){}[\].,;:?$])/y;

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Cuts the text of a rules file into tokens; throws a `SyntaxError` naming the line of what it cannot read. */
export function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let line = 1;
  pattern.lastIndex = 0;
  while (pattern.lastIndex < source.length) {
    const at = pattern.lastIndex;
    const groups = pattern.exec(source)?.groups;
    if (!groups) throw new SyntaxError(`rules, line ${line}: unexpected ${JSON.stringify(source[at])}`);
    const { float, int, string, word, sign } = groups;
    if (float) tokens.push({ kind: 'float', value: Number(float), line });
    else if (int) tokens.push({ kind: 'int', value: BigInt(int), line });
    else if (string) tokens.push({ kind: 'string', value: unquote(string), line });
    else if (word) tokens.push({ kind: 'word', value: word, line });
    else if (sign) tokens.push({ kind: 'sign', value: sign, line });
    line += source.slice(at, pattern.lastIndex).split('\n').length - 1;
  }
  tokens.push({ kind: 'end', value: 'end of file', line });
  return tokens;
}

function unquote(literal: string): string {
  return literal.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign);
}
