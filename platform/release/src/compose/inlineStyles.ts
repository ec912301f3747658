/** What only a file may say, or what is found from where a file lies. */
const needsItsFile = /@import|@charset|<\/style|url\((?!\s*["']?(?:\/|#|data:|https?:))/i;

/**
 * The text of stylesheets, in their order, as it may stand in a document; `null` where one of them can only be linked.
 *
 * @param addresses of all stylesheets of the document
 * @param texts by address
 * @throws where a stylesheet is not known
 */
export function inlineStyles(addresses: readonly string[], texts: ReadonlyMap<string, string>): string | null {
  const sheets = addresses.map((address) => {
    const text = texts.get(address);
    if (text === undefined) throw new Error(`The stylesheet ${address} has not been read.`);
    return text;
  });
  return sheets.length && !sheets.some((text) => needsItsFile.test(text)) ? sheets.join('\n') : null;
}
