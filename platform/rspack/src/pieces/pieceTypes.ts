import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PieceProps } from '@platform/contract';
import { parseSync } from 'oxc-parser';
import { propsOf } from './readPieceProps';

/** The file in a module's folder that types the pieces of others which it places. */
export const pieceTypesFile = 'pieces.d.ts';

const typeOf = (props: PieceProps): string => {
  const lines = Object.entries(props).map(([name, { required, type }]) => {
    const members = type.map((member) => (type.length > 1 && member.includes('=>') ? `(${member})` : member));
    return `      readonly ${name}${required ? '' : '?'}: ${members.join(' | ')};\n`;
  });
  return lines.length ? `{\n${lines.join('')}    }` : 'Record<never, never>';
};

/** The declaration file that makes `<Federated of="…">` typed by the pieces a module places, without their modules. */
export function pieceTypes(pieces: Readonly<Record<string, PieceProps>>): string {
  const entries = Object.entries(pieces).map(([of, props]) => `    readonly '${of}': ${typeOf(props)};\n`);
  return [
    '// Written by `npm run pieces` from the published surfaces of the modules; a change here is lost.\n',
    "import '@platform/runtime/pieces';\n\n",
    `declare module '@platform/runtime/pieces' {\n  interface Pieces {\n${entries.join('')}  }\n}\n`,
  ].join('');
}

/** The pieces that a module's `pieces.d.ts` knows, by name; none where there is no such file. */
export function readPieceTypes(dir: string): Record<string, PieceProps> {
  const file = path.join(dir, pieceTypesFile);
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  const { program } = parseSync(pieceTypesFile, text, { sourceType: 'module' });
  const module = program.body.find((statement) => statement.type === 'TSModuleDeclaration');
  const body = module?.body && 'body' in module.body ? module.body.body : [];
  const members = body.flatMap((node) => (node.type === 'TSInterfaceDeclaration' ? node.body.body : []));
  const source = { file, text, declared: new Map() };
  return Object.fromEntries(
    members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Literal') return [];
      const type = member.typeAnnotation?.typeAnnotation;
      return [[String(member.key.value), type?.type === 'TSTypeLiteral' ? propsOf(type.members, source) : {}] as const];
    }),
  );
}
