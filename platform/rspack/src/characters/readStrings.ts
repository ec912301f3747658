import { parseSync } from 'oxc-parser';

/** A piece of text in a source file, and the property, constant or attribute it is the value of. */
export interface SourceString {
  readonly key: string;
  readonly text: string;
}

interface AnyNode {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is AnyNode => typeof (value as AnyNode | null)?.type === 'string';

/** Around an expression these say nothing but its type. */
const typedExpressions = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  const { name, value } = node;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : null;
}

/** The name that a node gives to what is inside of it, `null` where it gives none. */
function keyOf({ type, key, id, name }: AnyNode): string | null {
  if (type === 'Property') return nameOf(key);
  if (type === 'VariableDeclarator') return nameOf(id);
  return type === 'JSXAttribute' ? nameOf(name) : null;
}

function textOf({ type, value }: AnyNode): string | null {
  if (type === 'TemplateElement') return (value as { cooked: string | null }).cooked;
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : null;
}

const isSilent = ({ type }: AnyNode) =>
  (type.startsWith('TS') && !typedExpressions.has(type)) || /^Import|^ExportAll/.test(type);

function* stringsIn(part: unknown, key: string): Generator<SourceString> {
  if (Array.isArray(part)) {
    for (const one of part) yield* stringsIn(one, key);
  } else if (isNode(part) && !isSilent(part)) {
    const text = textOf(part);
    if (text !== null) yield { key, text };
    const inner = keyOf(part) ?? key;
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === 'object' && name !== 'key') yield* stringsIn(value, inner);
    }
  }
}

/** Strings that a stylesheet shows: those of `content`. */
function* contentsOf(css: string): Generator<SourceString> {
  for (const [, text = ''] of css.matchAll(/\bcontent:[^;}"']*(?:"([^"]*)"|'[^']*')/g)) {
    yield {
      key: 'content',
      text: text.replace(/\\([0-9a-f]{1,6}) ?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    };
  }
}

/**
 * All strings of a source file, in order: literals and the text of elements in TypeScript, values in JSON, `content` in
 * CSS. ``title: (name: string) => [`…`, '…']`` gives two strings of the key `title`.
 *
 * @param file for its extension
 * @throws where it can not be read
 */
export function readStrings(file: string, source: string): SourceString[] {
  if (file.endsWith('.css')) return [...contentsOf(source)];
  const [name, text] = file.endsWith('.json') ? [`${file}.ts`, `(${source})`] : [file, source];
  const { program, errors } = parseSync(name, text, { sourceType: 'module' });
  if (errors[0]) throw new Error(`${file} can not be read for the characters it shows: ${errors[0].message}`);
  return [...stringsIn(program.body, '')];
}
