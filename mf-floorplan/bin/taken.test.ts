import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { taken } from './taken';

const files = Object.entries(taken).flatMap(([folder, names]) => names.map((name) => ({ folder, name })));
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test.each(files)('$name is what art has drawn, and can be read without a font of the machine', ({ folder, name }) => {
  const shown = read(`../src/${folder}/${name}`);
  expect(shown).toContain('url(data:font/woff2');
  const drawn = (svg: string) => svg.match(/ (?:d|transform|x|y|width|height|points|cx|cy|r)="[^"]*"/g);
  expect(drawn(shown)).toEqual(drawn(read(`../../art/masters/${name}`)));
});
