import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PieceProps } from '@platform/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { pieceTypes, readPieceTypes } from './pieceTypes';
import { readPieceUses } from './readPieceUses';

const pieces: Record<string, PieceProps> = {
  'mf-forms/Bare': {},
  'mf-forms/SignUp': {
    onDone: { required: false, type: ['() => void', 'null'] },
    opener: { required: true, type: ['null', 'string'] },
  },
};

const repository = path.resolve(import.meta.dirname, '../../../..');
let dir = '';

/** A module on its own: no other module lies beside it. */
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'mf-alone-'));
  mkdirSync(path.join(dir, 'src'));
  symlinkSync(path.join(repository, 'node_modules'), path.join(dir, 'node_modules'));
  writeFileSync(path.join(dir, 'pieces.d.ts'), pieceTypes(pieces));
  const extended = path.join(repository, 'tsconfig.base.json');
  writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify({ extends: extended, include: ['src', '*.ts'] }));
});

const write = (jsx: string, file = 'Page.tsx') =>
  writeFileSync(
    path.join(dir, 'src', file),
    `import { Federated } from '@platform/runtime';\nexport const Page = () => ${jsx};\n`,
  );

it('reads back what it has written', () => {
  expect(readPieceTypes(dir)).toEqual(pieces);
});

describe('the type checker of a module', () => {
  const taken = [
    '<Federated of="mf-forms/SignUp" when="seen" opener="header" onDone={() => {}} fallback="…" />',
    '<Federated of="mf-forms/Bare" />',
  ];
  const refused = [
    ['a prop there is not', '<Federated of="mf-forms/SignUp" opener="header" opner="x" />', "'opner' does not exist"],
    [
      'a prop of another type',
      '<Federated of="mf-forms/SignUp" opener={1} />',
      "'number' is not assignable to type 'string'",
    ],
    ['a prop left out', '<Federated of="mf-forms/SignUp" />', "'opener' is missing"],
    ['a piece there is not', '<Federated of="mf-forms/SignUpp" />', '"mf-forms/SignUpp"\' is not assignable'],
    [
      'anything for a piece that takes nothing',
      '<Federated of="mf-forms/Bare" opener="x" />',
      "'opener' does not exist",
    ],
  ] as const;
  let said: string[] = [];
  const saidOf = (name: string) => said.filter((line) => line.includes(name)).join('\n');

  // One run for all: the checker takes a second to start.
  beforeAll(() => {
    for (const [index, jsx] of taken.entries()) write(jsx, `Taken${index}.tsx`);
    for (const [index, [, jsx]] of refused.entries()) write(jsx, `Refused${index}.tsx`);
    const tsc = path.join(repository, 'node_modules/.bin/tsc');
    said = spawnSync(tsc, ['-p', dir], { encoding: 'utf8' }).stdout.replaceAll('\n  ', ' ').split('\n');
    for (const name of readdirSync(path.join(dir, 'src'))) rmSync(path.join(dir, 'src', name));
  });

  it.each(taken)('takes %s', (jsx) => {
    expect(saidOf(`Taken${taken.indexOf(jsx)}.tsx`)).toBe('');
  });

  it.each(refused)('refuses %s', (_, jsx, message) => {
    expect(saidOf(`Refused${refused.findIndex((one) => one[1] === jsx)}.tsx`)).toContain(message);
  });
});

describe('what a module hands on', () => {
  const uses = ['mf-forms/SignUp'] as const;

  it('is read with the types it was checked against', () => {
    write('<Federated of="mf-forms/SignUp" key="a" opener="header" fallback="…" />');
    expect(readPieceUses({ name: 'mf-alone', uses }, dir)).toEqual({
      'mf-forms/SignUp': { opener: ['null', 'string'] },
    });
  });

  it.each([
    [
      'a piece that remote.ts does not list',
      '<Federated of="mf-forms/Bare" />',
      'Add it to "uses" in the remote.ts of mf-alone',
    ],
    ['a spread', '<Federated of="mf-forms/SignUp" {...{ opener: null }} />', 'a spread can not be checked'],
    [
      'a name that is no literal',
      '<Federated of={location.hash as never} />',
      'name the piece of <Federated> as a literal',
    ],
    [
      'a prop there is not',
      '<Federated of="mf-forms/SignUp" opner="x" />',
      'takes no "opner". It takes onDone, opener.',
    ],
  ])('may not be %s', (_, jsx, message) => {
    write(jsx);
    expect(() => readPieceUses({ name: 'mf-alone', uses }, dir)).toThrow(message);
  });

  it('must be known by pieces.d.ts', () => {
    write('<Federated of="mf-other/Piece" />');
    expect(() => readPieceUses({ name: 'mf-alone', uses: ['mf-other/Piece'] }, dir)).toThrow(
      'Write it: npm run pieces.',
    );
  });
});
