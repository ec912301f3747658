import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { taken } from './taken';

const files = Object.entries(taken).flatMap(([folder, names]) => names.map((name) => ({ folder, name })));
const read = (path: string) => readFileSync(new URL(path, import.meta.url));

test.each(files)('$name is what art has made of it', ({ folder, name }) => {
  expect(read(`../src/${folder}/${name}`).equals(read(`../../art/masters/${name}`))).toBe(true);
});
