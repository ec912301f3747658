import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PieceProps, Remote } from '@platform/contract';
import {
  type Expression,
  type Function as FunctionNode,
  type Program,
  parseSync,
  type TSSignature,
  type TSType,
} from 'oxc-parser';

/** Names that a consumer's type checker knows without importing anything of the module. */
const known = new Set(['Array', 'Date', 'Map', 'Partial', 'Promise', 'Readonly', 'ReadonlyArray', 'Record', 'Set']);

/** A parsed file. */
export interface Source {
  readonly file: string;
  readonly text: string;
  /** Interfaces and type aliases of the file, by name. */
  readonly declared: ReadonlyMap<string, readonly TSSignature[] | TSType>;
}

function declarationsOf({ body }: Program): Map<string, readonly TSSignature[] | TSType> {
  const declared = new Map<string, readonly TSSignature[] | TSType>();
  for (const statement of body) {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (node.type === 'TSInterfaceDeclaration' && node.extends.length === 0) declared.set(node.id.name, node.body.body);
    if (node.type === 'TSTypeAliasDeclaration') declared.set(node.id.name, node.typeAnnotation);
  }
  return declared;
}

/** The component that is the file's default export. */
function componentOf({ body }: Program): FunctionNode | Expression | null {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  if (!exported) return null;
  if (exported.type !== 'Identifier') return exported as FunctionNode | Expression;
  for (const statement of body) {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (node.type === 'FunctionDeclaration' && node.id?.name === exported.name) return node;
    if (node.type !== 'VariableDeclaration') continue;
    const found = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === exported.name);
    if (found?.init) return found.init;
  }
  return null;
}

const plain = (text: string) =>
  text
    .replace(/\breadonly\s+(?=\w+[?:])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/([([]) | ?,? (?=[)\]])/g, '$1')
    .trim();

/** Every type name that a type refers to. */
function* namesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* namesIn(one);
  else if (node && typeof node === 'object') {
    const { type, typeName } = node as { type?: string; typeName?: { name?: string } };
    if (type === 'TSTypeReference' && typeName?.name) yield typeName.name;
    for (const value of Object.values(node)) yield* namesIn(value);
  }
}

/** The members of a type: aliases of the same file are written out, anything else that it cannot say alone is refused. */
function membersOf(type: TSType, prop: string, source: Source): string[] {
  if (type.type === 'TSParenthesizedType') return membersOf(type.typeAnnotation, prop, source);
  if (type.type === 'TSUnionType') return type.types.flatMap((member) => membersOf(member, prop, source));
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const alias = source.declared.get(type.typeName.name);
    if (alias && !Array.isArray(alias)) return membersOf(alias as TSType, prop, source);
  }
  const stranger = [...namesIn(type)].find((name) => !known.has(name));
  if (stranger) {
    throw new Error(
      `${source.file}: the type of the prop "${prop}" names ${stranger}, which other modules do not have. ` +
        'Write the type out, or declare an alias of it in the same file.',
    );
  }
  return [plain(source.text.slice(type.start, type.end))];
}

/** The props that the members of an interface declare. */
export function propsOf(members: readonly TSSignature[], source: Source): PieceProps {
  const props = members.map((member) => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation) {
      throw new Error(`${source.file}: write each prop of the component as "readonly name: Type".`);
    }
    const { name } = member.key;
    const type = [...new Set(membersOf(member.typeAnnotation.typeAnnotation, name, source))].sort();
    return [name, { required: !member.optional, type }] as const;
  });
  return Object.fromEntries(props.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The props of an exposed component, read from its source: the interface that its one parameter names.
 *
 * @param file absolute path of the component's file, whose default export it is
 * @throws when the props can not be told from this file alone, with the remedy
 */
export function readPieceProps(file: string): PieceProps {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(path.basename(file), text, { sourceType: 'module' });
  if (errors[0]) throw new Error(`${file} can not be read: ${errors[0].message}`);
  const source: Source = { file, text, declared: declarationsOf(program) };
  const component = componentOf(program);
  if (!component) throw new Error(`${file} has no component as its default export.`);
  const [parameter] = 'params' in component ? component.params : [];
  if (!parameter) return {};
  const annotation = 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : null;
  if (annotation?.type === 'TSTypeLiteral') return propsOf(annotation.members, source);
  const name =
    annotation?.type === 'TSTypeReference' && annotation.typeName.type === 'Identifier'
      ? annotation.typeName.name
      : null;
  const declared = name ? source.declared.get(name) : null;
  if (!Array.isArray(declared)) {
    throw new Error(
      `${file}: write the props as an interface above the component, in this file: other modules are typed by it.`,
    );
  }
  return propsOf(declared as readonly TSSignature[], source);
}

/** The props of every piece of a module, by expose key. */
export const pieceProps = ({ exposes }: Pick<Remote, 'exposes'>, dir: string): Record<string, PieceProps> =>
  Object.fromEntries(Object.entries(exposes).map(([key, file]) => [key, readPieceProps(path.resolve(dir, file))]));
