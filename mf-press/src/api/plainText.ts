/**
 * Text that HTML can carry without a change: an HTML parser would replace nulls and carriage returns, and the page
 * in the browser would no longer be the one that was prerendered.
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it removes.
  return wellFormed(value.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g, ''));
}

/** Half a surrogate pair becomes the replacement character, as it does on its way through UTF-8. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (unit) =>
    unit.length === 2 ? unit : '\ufffd',
  );
}
