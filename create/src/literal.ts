/** A text as a literal of TypeScript: in single quotes, or in double ones where it holds single ones. */
export function literal(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replace(/\\/g, '\\\\').replaceAll(quote, `\\${quote}`).replace(/\n/g, '\\n');
  return `${quote}${escaped}${quote}`;
}

const width = 120;

/** A property on one line, or on two where it is longer than a line may be. */
export function property(indent: string, name: string, text: string): string {
  const line = `${indent}${name}: ${literal(text)},`;
  return line.length <= width ? line : `${indent}${name}:\n${indent}  ${literal(text)},`;
}
