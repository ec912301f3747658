import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildModules } from './builds';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A package of the repository that `root` is. */
function place(folder: string, content: object): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(content));
}

/** A tool of the repository, as npm would find it. */
function placeTool(name: string, script: string): void {
  const tools = path.join(root, 'node_modules/.bin');
  mkdirSync(tools, { recursive: true });
  writeFileSync(path.join(tools, name), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(tools, name), 0o755);
}

test('a module is built by its own script and the tools of the repository, and nothing of an earlier build is left', async () => {
  placeTool('pack', 'mkdir -p dist && echo "$MODULE_TYPES" > dist/new.js');
  place('mf-a', { scripts: { build: 'pack' } });
  mkdirSync(path.join(root, 'mf-a/dist'));
  writeFileSync(path.join(root, 'mf-a/dist/of-another-build.js'), '');
  await buildModules(['mf-a'], true, root);
  expect(readdirSync(path.join(root, 'mf-a/dist'))).toEqual(['new.js']);
  expect(readFileSync(path.join(root, 'mf-a/dist/new.js'), 'utf8')).toBe('1\n');
});

test('a build that fails is said to have failed, and one that is not there', async () => {
  place('mf-a', { scripts: { build: 'exit 3' } });
  place('mf-b', {});
  await expect(buildModules(['mf-a'], false, root)).rejects.toThrow('mf-a can not be built; why stands above.');
  await expect(buildModules(['mf-b'], false, root)).rejects.toThrow('mf-b can not be built');
});

test('several, and one that another package is built for, are built by what knows their order', async () => {
  placeTool('turbo', 'echo "$@" >> asked');
  place('tools', { scripts: { build: 'never run here' } });
  place('kit', { dependencies: { tools: '*' } });
  for (const name of ['tools', 'kit']) symlinkSync(path.join(root, name), path.join(root, 'node_modules', name));
  place('mf-a', { dependencies: { kit: '*', react: '^19' }, scripts: { build: 'exit 1' } });
  place('mf-b', { scripts: { build: 'exit 1' } });
  await buildModules(['mf-a'], false, root);
  await buildModules(['mf-b', 'mf-a'], false, root);
  expect(readFileSync(path.join(root, 'asked'), 'utf8').split('\n')).toEqual([
    'run build --output-logs=errors-only --filter=mf-a',
    'run build --output-logs=errors-only --filter=mf-b --filter=mf-a',
    '',
  ]);
});
