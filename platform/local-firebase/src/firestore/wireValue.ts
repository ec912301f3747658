import { invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import { canonicalTimestamp } from './timestamps';

/** A value as Firestore's REST API writes it. */
export type WireValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | string }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly referenceValue: string }
  | { readonly arrayValue: { readonly values?: readonly WireValue[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

/** The fields of a document. */
export type Fields = Readonly<Record<string, WireValue>>;

const largestInt = 2n ** 63n - 1n;

/** Reads a value that came over the wire; refuses kinds this back end does not know. */
export function readValue(input: unknown): WireValue {
  if (!isObject(input)) return invalid('a value expected');
  const [kind, ...others] = Object.keys(input);
  if (!kind || others.length > 0) return invalid('a value has exactly one kind');
  const content = input[kind];
  switch (kind) {
    case 'nullValue':
      return { nullValue: null };
    case 'booleanValue':
      return typeof content === 'boolean' ? { booleanValue: content } : invalid('booleanValue');
    case 'integerValue':
      return { integerValue: readInteger(content) };
    case 'doubleValue':
      return typeof content === 'number' || ['NaN', 'Infinity', '-Infinity'].includes(String(content))
        ? { doubleValue: content as number | string }
        : invalid('doubleValue');
    case 'timestampValue':
      return { timestampValue: canonicalTimestamp(content) };
    case 'stringValue':
      return typeof content === 'string' ? { stringValue: wellFormed(content) } : invalid('stringValue');
    case 'referenceValue':
      return isReference(content) ? { referenceValue: content } : invalid('referenceValue');
    case 'arrayValue':
      return { arrayValue: { values: readList(isObject(content) ? (content.values ?? []) : null).map(readValue) } };
    case 'mapValue':
      return { mapValue: { fields: readFields(isObject(content) ? (content.fields ?? {}) : null) } };
    default:
      return invalid(`the embedded back end does not know ${kind}`);
  }
}

/** Reads a map of fields. Names like `__proto__` are reserved in Firestore, and refused. */
export function readFields(input: unknown): Fields {
  if (!isObject(input)) return invalid('fields expected');
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [checkFieldName(name), readValue(value)]));
}

export function readList(input: unknown): readonly unknown[] {
  return Array.isArray(input) ? input : invalid('a list expected');
}

/** A field path of one name, in backquotes where it is no plain word; paths into maps are refused. */
export function readFieldPath(input: unknown): string {
  if (input === '__name__') return input;
  const [, quoted] = (typeof input === 'string' && /^`((?:[^`\\]|\\[`\\])+)`$/.exec(input)) || [];
  if (quoted !== undefined) return checkFieldName(quoted.replace(/\\(.)/g, '$1'));
  if (typeof input !== 'string' || !/^[A-Za-z_][A-Za-z_0-9]*$/.test(input)) {
    return invalid('the embedded back end knows plain field names only, none inside a map');
  }
  return checkFieldName(input);
}

/** Half a surrogate pair has no UTF-8; the official emulator keeps a question mark for it. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '?');
}

/** `projects/p/databases/d`, or a document below it. */
function isReference(content: unknown): content is string {
  if (typeof content !== 'string' || content.includes('//')) return false;
  const [projects, project, databases, database, documents, ...path] = content.split('/');
  const isDatabase = projects === 'projects' && Boolean(project) && databases === 'databases' && Boolean(database);
  return (
    isDatabase && (documents === undefined || (documents === 'documents' && path.length > 0 && path.length % 2 === 0))
  );
}

function checkFieldName(name: string): string {
  return name === '' || /^__.*__$/s.test(name) || /\p{Surrogate}/u.test(name)
    ? invalid(`the field name ${JSON.stringify(name)} is reserved`)
    : name;
}

function readInteger(content: unknown): string {
  const text = String(content);
  if (!/^-?\d{1,19}$/.test(text)) return invalid('integerValue');
  const value = BigInt(text);
  return value <= largestInt && value >= -largestInt - 1n ? String(value) : invalid('integerValue');
}
