import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Remote } from '@platform/contract';
import { expect, test } from 'vitest';
import { findStates, statesModule } from './findStates';

const repository = path.resolve(import.meta.dirname, '../../..');

test('finds the states that stand beside pieces, of modules and of nothing else', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'modules-'));
  for (const file of [
    'mf-b/src/x/Two.states.tsx',
    'mf-a/src/One.states.tsx',
    'mf-a/src/One.tsx',
    'other/src/No.states.tsx',
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  const found = findStates(root);
  expect(found.map(({ piece }) => piece)).toEqual(['mf-a/One', 'mf-b/Two']);
  expect(statesModule(found)).toMatch(/import states1 from ".*Two\.states\.tsx";\n.*\["mf-b\/Two", states1\]/);
});

test('every piece that a module lends out and that shows something has its states', async () => {
  const modules = readdirSync(repository).filter((name) => name.startsWith('mf-'));
  const remotes = await Promise.all(
    modules.map(async (name) => {
      const file = pathToFileURL(path.join(repository, name, 'remote.ts')).href;
      return ((await import(file)) as { default: Remote }).default;
    }),
  );
  const lent = remotes.flatMap(({ name, exposes, pages, slots }) =>
    Object.keys(exposes)
      .filter((key) => !pages.some(({ expose }) => expose === key))
      // It takes up what an earlier visit left, and shows nothing.
      .filter((key) => slots?.resume?.piece !== key)
      .map((key) => `${name}/${key.slice(2)}`),
  );
  expect(lent.length).toBeGreaterThan(3);
  expect(findStates().map(({ piece }) => piece)).toEqual(expect.arrayContaining(lent));
});
