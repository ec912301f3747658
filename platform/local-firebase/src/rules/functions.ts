import { RulesError, RulesPath, type Value, type ValueMap } from './values';

/** The documents that rules may look at, besides the one in question. `null`: there is none. */
export interface RulesDocuments {
  /** As it is. */
  before(collection: string, id: string): ValueMap | null;
  /** As it will be once every write of the commit is done. */
  after(collection: string, id: string): ValueMap | null;
}

type RulesFunction = (documents: RulesDocuments, args: readonly Value[]) => Value;

const functions: Readonly<Record<string, RulesFunction>> = {
  exists: (documents, args) => documents.before(...place(args)) !== null,
  existsAfter: (documents, args) => documents.after(...place(args)) !== null,
  get: (documents, args) => there(documents.before(...place(args))),
  getAfter: (documents, args) => there(documents.after(...place(args))),
  string: (_, [value]) =>
    typeof value === 'string' || typeof value === 'bigint' || typeof value === 'boolean'
      ? String(value)
      : fail('string() of a text, an int or a bool'),
};

/** Calls a function of the rules language itself; `undefined` where it has none of that name. */
export function callFunction(name: string, documents: RulesDocuments, args: readonly Value[]): Value | undefined {
  return Object.hasOwn(functions, name) ? functions[name]?.(documents, args) : undefined;
}

function place([path]: readonly Value[]): [collection: string, id: string] {
  if (!(path instanceof RulesPath)) return fail('a path expected');
  const [databases, database, documents, ...segments] = path.segments;
  const isDocument = databases === 'databases' && documents === 'documents' && segments.length % 2 === 0;
  if (!isDocument || database !== '(default)' || segments.length === 0) return fail('the path of a document expected');
  // A slash inside a segment begins no further one: no document has such an id.
  const id = segments.pop() ?? '';
  return path.segments.some((segment) => segment.includes('/')) ? ['', id] : [segments.join('/'), id];
}

function there(document: ValueMap | null): ValueMap {
  return document ?? fail('there is no such document');
}

function fail(why: string): never {
  throw new RulesError(why);
}
