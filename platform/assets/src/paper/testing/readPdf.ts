/** A text of a PDF as it says it: in UTF-16 where it is more than Latin. */
function decoded(literal: string): string {
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = literal.replace(/\\([nrtbf()\\])/g, (_, one: string) => escapes[one] ?? one);
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

/** What an uncompressed PDF says under a key, in the order in which it stands there: `Alt`, `Title`, `Lang`. */
export const saidIn = (pdf: string, key: string): string[] =>
  [...pdf.matchAll(new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`, 'g'))].map(([, literal = '']) =>
    decoded(literal),
  );

/** How often its structure has elements of a type: `H1`, `Figure`, `TH`. */
export const countIn = (pdf: string, type: string): number =>
  [...pdf.matchAll(new RegExp(`/S /${type}(?![A-Za-z0-9])`, 'g'))].length;
