import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPieceProps } from './readPieceProps';

const folder = mkdtempSync(path.join(tmpdir(), 'pieces-'));
let serial = 0;

function read(text: string) {
  const file = path.join(folder, `Piece${serial++}.tsx`);
  writeFileSync(file, text);
  return readPieceProps(file);
}

it.each([
  ['nothing', 'export default function Piece() { return null; }', {}],
  [
    'an interface, unions sorted and without their order',
    "interface PieceProps { readonly b?: string | null; readonly a: 'y' | 'x' }\nexport default function Piece({ a, b }: PieceProps) { return a; }",
    { a: { required: true, type: ["'x'", "'y'"] }, b: { required: false, type: ['null', 'string'] } },
  ],
  [
    'a literal, an arrow function, a name that is exported later',
    'const Piece = ({ onDone }: { readonly onDone?: () => void }) => null;\nexport default Piece;',
    { onDone: { required: false, type: ['() => void'] } },
  ],
  [
    'aliases of the same file, written out',
    "type Size = 's' | 'm';\ninterface PieceProps { readonly size: Size | null }\nexport default function Piece({ size }: PieceProps) { return size; }",
    { size: { required: true, type: ["'m'", "'s'", 'null'] } },
  ],
  [
    'line breaks and markers that say nothing of the type',
    'interface PieceProps {\n  readonly rows: readonly {\n    readonly name: string;\n  }[];\n}\nexport default function Piece({ rows }: PieceProps) { return rows; }',
    { rows: { required: true, type: ['readonly { name: string; }[]'] } },
  ],
  [
    'a function whose parameters stand on lines of their own',
    'interface PieceProps {\n  readonly onDone: (\n    how: { readonly at: Date } | null,\n  ) => void;\n}\nexport default function Piece({ onDone }: PieceProps) { return null; }',
    { onDone: { required: true, type: ['(how: { at: Date } | null) => void'] } },
  ],
])('reads %s', (_, text, props) => {
  expect(read(text)).toEqual(props);
});

it.each([
  [
    'a type of another file',
    "import type { Unit } from './unit';\ninterface PieceProps { readonly unit: Unit }\nexport default function Piece({ unit }: PieceProps) { return unit; }",
    'the type of the prop "unit" names Unit, which other modules do not have. Write the type out',
  ],
  [
    'props of another file',
    "import type { PieceProps } from './props';\nexport default function Piece(props: PieceProps) { return props; }",
    'write the props as an interface above the component, in this file',
  ],
  ['no component', 'export const piece = 1;', 'has no component as its default export'],
  ['a syntax error', 'export default function (', 'can not be read'],
])('refuses %s, with the remedy', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});
