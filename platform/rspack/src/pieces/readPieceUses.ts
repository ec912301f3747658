import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HandedProps, PieceName, PieceProps, Remote } from '@platform/contract';
import { type JSXOpeningElement, parseSync, Visitor } from 'oxc-parser';
import { readPieceTypes } from './pieceTypes';

/** What `<Federated>` itself takes; every other attribute is handed to the piece. */
const own = new Set(['of', 'fallback', 'when', 'key']);

interface Place {
  readonly file: string;
  readonly of: string;
  readonly handed: readonly string[];
}

function placeOf({ name, attributes }: JSXOpeningElement, file: string): Place | null {
  if (name.type !== 'JSXIdentifier' || name.name !== 'Federated') return null;
  let of: string | null = null;
  const handed: string[] = [];
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute' || attribute.name.type !== 'JSXIdentifier') {
      throw new Error(`${file}: write out what <Federated> hands on; a spread can not be checked against the piece.`);
    }
    const { name: key } = attribute.name;
    if (key === 'of' && attribute.value?.type === 'Literal') of = String(attribute.value.value);
    else if (!own.has(key)) handed.push(key);
  }
  if (of === null) throw new Error(`${file}: name the piece of <Federated> as a literal: of="mf-other/Piece".`);
  return { file, of, handed };
}

function placesIn(file: string): Place[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('<Federated')) return [];
  const places: Place[] = [];
  new Visitor({
    JSXOpeningElement: (node) => {
      const place = placeOf(node, file);
      if (place) places.push(place);
    },
  }).visit(parseSync(path.basename(file), text, { sourceType: 'module' }).program);
  return places;
}

const isSource = (file: string) => file.endsWith('.tsx') && !file.endsWith('.test.tsx');

/** The types of the props that are handed on, as this module knows them from its `pieces.d.ts`. */
function handedTypes({ file, of, handed }: Place, known: Readonly<Record<string, PieceProps>>): HandedProps {
  const props = known[of];
  if (!props) throw new Error(`${file} places ${of}, of which pieces.d.ts knows nothing. Write it: npm run pieces.`);
  return Object.fromEntries(
    [...handed].sort().map((name) => {
      const prop = props[name];
      if (!prop)
        throw new Error(`${file}: ${of} takes no "${name}". It takes ${Object.keys(props).join(', ') || 'nothing'}.`);
      return [name, prop.type];
    }),
  );
}

/**
 * What a module hands to pieces of others, read from its sources.
 *
 * @param dir absolute path of the module's folder
 * @throws when it places a piece that `uses` of its `remote.ts` does not list, or hands on what can not be checked
 */
export function readPieceUses(
  { name, uses = [] }: Pick<Remote, 'name' | 'uses'>,
  dir: string,
): Record<PieceName, HandedProps> {
  const folder = path.join(dir, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource).sort();
  const places = files.flatMap((file) => placesIn(path.join(folder, file)));
  const silent = places.find(({ of }) => !uses.includes(of as PieceName));
  if (silent) {
    throw new Error(
      `${silent.file} places ${silent.of}. Add it to "uses" in the remote.ts of ${name}: nobody else can know.`,
    );
  }
  const known = readPieceTypes(dir);
  return Object.fromEntries(
    uses.map((of) => {
      const placed = places.filter((place) => place.of === of);
      return [of, Object.assign({}, ...placed.map((place) => handedTypes(place, known))) as HandedProps];
    }),
  );
}
