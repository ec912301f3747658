import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compilerOf, typePrograms } from './typePrograms.mjs';

const repository = path.resolve(import.meta.dirname, '..');

/** A repository of these files. */
function repositoryOf(files) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

test('every program that a workspace checks by itself', () => {
  const folder = repositoryOf({
    'package.json': { workspaces: ['shell', 'mf-*', 'platform/*', 'plain'] },
    'shell/package.json': { scripts: { types: 'tsc -p .' } },
    'mf-one/package.json': { scripts: { types: 'tsc -p . && tsc -p tsconfig.edge.json' } },
    'mf-none/README.md': '',
    'other/package.json': { scripts: { types: 'tsc -p .' } },
    'platform/two/package.json': { scripts: { types: 'tsc -p .' } },
    'plain/package.json': {},
  });
  expect(typePrograms(folder)).toEqual(['shell', 'mf-one', 'mf-one/tsconfig.edge.json', 'platform/two']);
});

test('a script that does more is not passed over', () => {
  const folder = repositoryOf({
    'package.json': { workspaces: ['a'] },
    'a/package.json': { scripts: { types: 'tsc -p . --strict false' } },
  });
  expect(() => typePrograms(folder)).toThrow('The script types of a is "tsc -p . --strict false".');
});

test('each tsconfig.json of a workspace is one of them', () => {
  const tracked = execFileSync('git', ['ls-files', '*tsconfig*.json'], { cwd: repository, encoding: 'utf8' });
  const configs = tracked.split('\n').filter((file) => file.includes('/'));
  const programs = typePrograms(repository).map((program) =>
    program.endsWith('.json') ? program : `${program}/tsconfig.json`,
  );
  expect(programs.sort()).toEqual(configs.sort());
});

test('an error in one of many programs is one, also where a file of another brings it', { timeout: 60_000 }, () => {
  const config = { compilerOptions: { strict: true, noEmit: true, types: [] }, include: ['*.ts'] };
  const folder = repositoryOf({
    'one/tsconfig.json': config,
    'one/a.ts': 'export const a = 1;',
    'two/tsconfig.json': config,
    'two/b.ts': "import { a } from '../one/a';\nexport const b: number = a;",
  });
  const check = () => {
    const [command, args, options] = compilerOf(['one', 'two']);
    const { status, stdout } = spawnSync(command, args, { ...options, cwd: folder, encoding: 'utf8' });
    return [status === 0, stdout.includes('two/b.ts')];
  };
  expect(check()).toEqual([true, false]);
  writeFileSync(path.join(folder, 'one/a.ts'), "export const a = '1';");
  expect([check(), check()]).toEqual([
    [false, true],
    [false, true],
  ]);
});
